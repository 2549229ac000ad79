import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { chooseLanguage, type Language } from '../../site/i18n/languages.ts';
import { languageCookie } from '../../site/privacy/storageNames.ts';

/**
 * The visitor's language, for addresses without one: the language cookie wins, then
 * Accept-Language, then Spanish. The caller must let the response vary by Cookie and
 * Accept-Language.
 */
export const visitorLanguage = (c: Context): Language =>
  chooseLanguage(getCookie(c, languageCookie), c.req.header('Accept-Language'));
