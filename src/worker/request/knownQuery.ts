import { addressRow, type PageName } from '../../site/addresses/addresses.ts';

/** Most characters of a query parameter that a page gets. */
const longestParameter = 200;

/** Most values of a parameter that a page gets: more than any form of the site sends. */
const mostValues = 40;

/** The parameters that a page knows, in its own order: others make no new copy. */
export function knownQuery(page: PageName, asked: URLSearchParams): URLSearchParams {
  const known = new URLSearchParams();
  for (const name of addressRow(page).query ?? []) {
    for (const value of new Set(asked.getAll(name).slice(0, mostValues)))
      if (value) known.append(name, value.slice(0, longestParameter));
  }
  return known;
}
