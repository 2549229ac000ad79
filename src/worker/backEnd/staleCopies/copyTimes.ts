import type { Env } from '../../env.ts';
import { isOfDevelopment, kinds } from './copyKeys.ts';
import { timesInMemory } from './copyMemory.ts';
import type { CopyMetadata } from './copyStores.ts';

/** The lists that pages show. Single items are only stored once requested. */
const listKinds = ['entries', 'entries-featured', 'categories', 'promotions'] as const;
export type ListKind = (typeof listKinds)[number];

/**
 * When the back end sent the newest copy of each list, in ms since 1970; undefined if
 * there is none.
 *
 * @param development Whether to look at development copies or production ones.
 */
export async function newestCopies(
  { LAST_GOOD }: Pick<Env, 'LAST_GOOD'>,
  development: boolean,
): Promise<Record<ListKind, number | undefined>> {
  const newest = async (kind: ListKind): Promise<[ListKind, number | undefined]> => {
    const prefix = kinds[kind];
    const stored = await LAST_GOOD.list<CopyMetadata>({ prefix });
    const copies = [
      ...stored.keys.map(({ name, metadata }) => [name, metadata?.at] as const),
      ...timesInMemory(),
    ];
    const times = copies.flatMap(([key, at]) =>
      at !== undefined && key.startsWith(prefix) && isOfDevelopment(key) === development
        ? [at]
        : [],
    );
    return [kind, times.length ? Math.max(...times) : undefined];
  };
  return Object.fromEntries(await Promise.all(listKinds.map(newest))) as Record<
    ListKind,
    number | undefined
  >;
}
