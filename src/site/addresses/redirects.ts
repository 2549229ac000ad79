import type { Language } from '../i18n/languages.ts';
import type { Place } from './addresses.ts';

/** Target of a redirect in content/redirects.json. */
export interface Redirect {
  place: Place;
  anchor?: string | undefined;
  /** Language of the target; undefined means the visitor's. */
  language?: Language | undefined;
}

/** Keyed by `addressKey` of the old address. */
export type Redirects = ReadonlyMap<string, Redirect>;
