import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { chooseLanguage, type Language } from '../../site/i18n/languages.ts';
import { languageCookie } from '../../site/privacy/storageNames.ts';

/**
 * The visitor's language, for addresses without one: the language cookie wins, then
 * Accept-Language, then Spanish. The response needs the headers of `chosenForVisitor`.
 */
export const visitorLanguage = (c: Context): Language =>
  chooseLanguage(getCookie(c, languageCookie), c.req.header('Accept-Language'));

/** Headers of a response that depends on `visitorLanguage`. */
export const chosenForVisitor = {
  Vary: 'Accept-Language, Cookie',
  'Cache-Control': 'private, no-store',
};

/**
 * Key of a visitor for rate limits: the IPv4 address, or the /56 of an IPv6 address, which
 * is what one line is given.
 */
export function visitorKey({ headers }: Request): string {
  const address = headers.get('CF-Connecting-IP') ?? 'unknown';
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => group.padStart(4, '0'))
    .join('')
    .slice(0, 14)
    .toLowerCase();
}
