import type { Place } from '../site/addresses/addresses.ts';
import type { Language } from '../site/i18n/languages.ts';
import type { Env } from './env.ts';

/**
 * Types of the Hono application: its bindings, and what its middleware finds out about
 * a request.
 */
export interface AppEnv {
  Bindings: Env;
  Variables: {
    /** Names the request in the answer and in the log. */
    requestId: string;
    place: Place;
    language: Language;
    /** The page was rendered for an earlier request. */
    isCached?: true;
  };
}
