import type { Context } from 'hono';
import { Notice } from '../pages/unavailable/UnavailablePage.tsx';
import type { Place } from '../site/addresses/addresses.ts';
import { resolve } from '../site/addresses/canonical.ts';
import { isLanguage, type Language } from '../site/i18n/languages.ts';
import { words } from '../site/i18n/words.ts';
import { isPrivate } from '../site/privacy/privatePages.ts';
import type { AppEnv } from './appEnv.ts';
import { SettingError } from './env.ts';
import { logFailure, mayBeReport } from './middleware/requestLog.ts';
import { answerPage } from './render.tsx';
import { visitorLanguage } from './request/visitor.ts';

/**
 * The page for unexpected errors (500; a 503 is pages/unavailable): the visitor's language
 * and the request id, no internals. The log has the rest.
 */
export async function errorPage(error: Error, c: Context<AppEnv>): Promise<Response> {
  logFailure(c, 500, error);
  if (c.req.path.startsWith('/api/'))
    return c.json({ ok: false, error: 'internal error', requestId: c.get('requestId') }, 500, {
      'Cache-Control': 'no-store',
    });
  const language = languageOf(c);
  const t = words[language];
  // Nothing of a report's request is logged, so its id would name it for nothing.
  const reference = mayBeReport(c) ? '' : ` ${t('error.reference', { id: c.get('requestId') })}`;
  const text = t('error.text') + reference;
  try {
    const place = placeOf(c, language);
    // The ethical channel never jokes.
    const title = t(isPrivate(place.page) ? 'error.plainTitle' : 'error.title');
    // A broken setting fails right after a deployment, so that its operator reads this.
    // The message names the setting, never its value.
    const lead = error instanceof SettingError ? error.message : text;
    const model = {
      status: 500 as const,
      metadata: { title, description: text, noindex: true },
      nameInBreadcrumb: { name: title },
      body: <Notice title={title} text={lead} />,
    };
    return await answerPage(c, model, place, language);
  } catch {
    return c.text(text, 500);
  }
}

/** The requested page, even if the request failed before it was routed. */
function placeOf(c: Context<AppEnv>, language: Language): Place {
  const resolution = resolve(c.req.path, () => language);
  return resolution.kind === 'page' ? resolution.place : { page: 'home', parameters: {} };
}

function languageOf(c: Context<AppEnv>): Language {
  const prefix = c.get('url').pathname.split('/')[1];
  return isLanguage(prefix) ? prefix : visitorLanguage(c);
}
