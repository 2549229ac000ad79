import type { Context } from 'hono';
import type { Place } from '../site/addresses/addresses.ts';
import type { Language } from '../site/i18n/languages.ts';
import type { Env } from './env.ts';

/** Types of the Hono app: its bindings and the variables that middleware sets. */
export interface AppEnv {
  Bindings: Env;
  Variables: {
    /** The requested address, which routes see on the site's own origin only. */
    url: URL;
    /** Identifies the request in the response and in the log. */
    requestId: string;
    place: Place;
    language: Language;
  };
}

/** Scheme and host of the request, for absolute URLs. */
export const siteUrlOf = (c: Context<AppEnv>): string => c.get('url').origin;
