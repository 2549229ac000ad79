import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { languageCookie } from '../site/consent.ts';
import { chooseLanguage, type Language } from '../site/languages.ts';

/**
 * The visitor's language where the address does not say it. Answers that depend on it
 * vary by both headers.
 */
export const visitorLanguage = (c: Context): Language =>
  chooseLanguage(getCookie(c, languageCookie), c.req.header('Accept-Language'));
