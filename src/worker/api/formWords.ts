import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { formPictures } from '../../pages/components/forms/formPictures.ts';
import { wordsForForm } from '../../pages/components/forms/formProps.ts';
import { formNames, formOf } from '../../site/forms/forms.ts';
import { nextStepOf } from '../../site/forms/nextStep.ts';
import { languages } from '../../site/i18n/languages.ts';
import { words } from '../../site/i18n/words.ts';
import type { AppEnv } from '../appEnv.ts';
import { cached } from '../cacheControl.ts';
import { readersIn } from '../ethicalChannel/readers.ts';
import { privateReferrerPolicy } from '../middleware/securityHeaders.ts';

const address = z.object({ language: z.enum(languages), form: z.enum(formNames) });

/**
 * The dictionary entries and picture addresses of a form. The client fetches them when a
 * visitor starts the form, because few visitors do.
 */
export const formWords = new Hono<AppEnv>();

formWords.get(
  '/words/:language/:form',
  zValidator('param', address, (result, c) =>
    result.success ? undefined : c.json({ ok: false, error: 'not found' }, 404),
  ),
  (c) => {
    const { language, form } = c.req.valid('param');
    // The ethical channel must leave no trace in the browser's cache.
    const headers = formOf(form).anonymous
      ? { 'Cache-Control': 'no-store', ...privateReferrerPolicy }
      : { 'Cache-Control': cached(300) };
    const readers = formOf(form).anonymous && readersIn(c.env);
    return c.json(
      {
        words: wordsForForm(form, words[language]),
        pictures: formPictures(form, language),
        next: nextStepOf(form, language),
        ...(readers ? { readers } : {}),
      },
      200,
      headers,
    );
  },
);
