import type { RedirectEntry } from '../../../src/content/redirects.ts';
import type { Place } from '../../../src/site/addresses/addresses.ts';
import { addressKey, type Redirect } from '../../../src/site/addresses/canonical.ts';
import { isLanguage } from '../../../src/site/i18n/languages.ts';
import { parsePageReference } from './text.ts';

/** The entries by address, for the Worker. Call it only with valid entries. */
export const compileRedirects = (
  entries: readonly RedirectEntry[],
): [key: string, redirect: Redirect][] =>
  entries.map((entry) => [addressKey(entry.from), targetOf(entry)]);

/** The target of an entry. Throws if it is not a page. */
export function targetOf({ from, to, language }: RedirectEntry): Redirect {
  const { page, parameters, anchor } = parsePageReference(to.slice('page:'.length));
  const prefix = from.split('/')[1]?.toLowerCase();
  return {
    place: { page, parameters } as Place,
    anchor,
    language: isLanguage(prefix) ? prefix : language,
  };
}
