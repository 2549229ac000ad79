import * as z from 'zod/mini';
import { queryText } from '../search/terms.ts';
import { productOf } from './catalogue.ts';
import { knownExclusions } from './exclusion.ts';
import { familyIds, rangePaths } from './families.ts';
import { type FinderQuery, finderFields, type Need, needs } from './finder.ts';
import { shelfKeys } from './sharedShelf.ts';

/** The finder's query parameters. An unknown value counts as missing. */
const query = z.object({
  page: z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 1),
  family: known(familyIds),
  range: known(rangePaths),
  needs: z.pipe(
    z.array(known(needs)),
    z.transform((given): Need[] => needs.filter((need) => given.includes(need))),
  ),
  without: z.pipe(
    z.array(z.string()),
    // A list with commas or capitals is understood: a filter that is dropped may harm.
    z.transform((asked: string[]) =>
      knownExclusions(asked.flatMap((names) => names.toLowerCase().split(','))),
    ),
  ),
  text: z.pipe(z.string(), z.transform(queryText)),
  shelf: z.pipe(
    z.string(),
    z.transform((value) => shelfKeys(value, (key) => Boolean(productOf(key)))),
  ),
});

function known<const T extends string>(values: readonly T[]) {
  return z.catch(z.optional(z.enum(values)), undefined);
}

/** Parses the finder's query parameters. Never fails: ignores invalid values. */
export function finderQueryOf(search: URLSearchParams): FinderQuery {
  return query.parse({
    family: search.get(finderFields.family) ?? undefined,
    range: search.get(finderFields.range) ?? undefined,
    needs: search.getAll(finderFields.need),
    without: search.getAll(finderFields.without),
    text: search.get(finderFields.text) ?? '',
    page: search.get(finderFields.page) ?? undefined,
    shelf: search.get(finderFields.shelf) ?? '',
  });
}
