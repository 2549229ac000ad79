import { addressRow, type PageName } from '../../site/addresses/addresses.ts';

/** Maximum characters of a query parameter. */
const maxLength = 200;

/** Maximum values per parameter, more than any form of the site sends. */
const maxValues = 40;

/**
 * The parameters that a page knows, in a fixed order: unknown ones must not multiply
 * cache entries.
 */
export function knownQuery(page: PageName, asked: URLSearchParams): URLSearchParams {
  const known = new URLSearchParams();
  for (const name of addressRow(page).query ?? []) {
    for (const value of new Set(asked.getAll(name).slice(0, maxValues)))
      if (value) known.append(name, value.slice(0, maxLength));
  }
  return known;
}
