import { Hono } from 'hono';
import { wordsSaidBy } from '../pages/forms/formProps.ts';
import { type FormName, formNames } from '../site/forms/forms.ts';
import { isLanguage } from '../site/languages.ts';
import { words } from '../site/words.ts';
import { keptFor } from './keptFor.ts';
import type { Site } from './site.ts';

/** The words that a form says, for the browser that wakes it: no page carries them, because few visitors fill in a form. */
export const formWords = new Hono<Site>().get('/words/:language/:form', (c) => {
  const { language, form } = c.req.param();
  if (!isLanguage(language) || !formNames.includes(form as FormName)) return c.json({ ok: false, error: 'not found' }, 404);
  return c.json({ words: wordsSaidBy(form as FormName, words[language]) }, 200, { 'Cache-Control': keptFor(300) });
});
