import type { Language } from '../i18n/languages.ts';
import type { Place } from './addresses.ts';

/** Where an address of content/redirects.json leads. */
export interface Redirect {
  place: Place;
  anchor?: string | undefined;
  /**
   * Language of the target; undefined where the old address does not say it: the
   * visitor's.
   */
  language?: Language | undefined;
}

/** By the old address as `addressKey` spells it. */
export type Redirects = ReadonlyMap<string, Redirect>;
