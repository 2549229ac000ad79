import type { Environment } from '../environment.ts';
import { kinds } from './kinds.ts';
import { type CopyMetadata, timesInMemory } from './lastGood.ts';

/** The lists that pages show. Single items are there as far as somebody asked for them. */
const listKinds = ['entries', 'entries-featured', 'categories', 'promotions'] as const;
export type ListKind = (typeof listKinds)[number];

/** When the newest copy of each list was the origin's answer, in milliseconds since 1970; undefined where there is none. */
export async function newestCopies({ LAST_GOOD }: Pick<Environment, 'LAST_GOOD'>): Promise<Record<ListKind, number | undefined>> {
  const newest = async (kind: ListKind): Promise<[ListKind, number | undefined]> => {
    const prefix = kinds[kind];
    const kept = await LAST_GOOD.list<CopyMetadata>({ prefix });
    const times = [...kept.keys.flatMap(({ metadata }) => metadata?.at ?? []), ...timesInMemory().flatMap(([key, at]) => (key.startsWith(prefix) ? [at] : []))];
    return [kind, times.length ? Math.max(...times) : undefined];
  };
  return Object.fromEntries(await Promise.all(listKinds.map(newest))) as Record<ListKind, number | undefined>;
}
