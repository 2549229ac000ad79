import type { Language } from '../../../site/i18n/languages.ts';
import type { Env } from '../../env.ts';
import { type Copy, copyShape, type Stored, timesInMemory } from './copyMemory.ts';

/** A copy as serialised to the stores. */
interface Written<T> extends Stored<T> {
  shape: number;
}

/** KV metadata of a copy, from which its age can be listed. */
interface CopyMetadata {
  /** When the back end sent it, in ms since 1970. */
  at: number;
  /** When the back end first said that the item does not exist, in ms since 1970. */
  missingSince?: number;
  /** The back end has the item and hides it. */
  isHidden?: true;
}

/** Minimum time in ms between KV writes of an unchanged copy. */
const rewriteAfterMs = 3_600_000;
/** Time in ms that an item must stay missing before its copy is deleted. */
const confirmAfterMs = 60_000;

/** Maximum bytes of a key in KV. */
const maxKeyBytes = 512;

/** The key of a copy in KV: itself, or its hash if a long slug makes it too long. */
async function storeKey(key: string): Promise<string> {
  const bytes = new TextEncoder().encode(key);
  if (bytes.byteLength <= maxKeyBytes) return key;
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return `long-${new Uint8Array(digest).toHex()}`;
}

// The DOM's types, which browser code needs, hide the Workers' default cache.
const edge = (caches as unknown as { default: Cache }).default;
const edgeAddress = (key: string): string =>
  `https://last-good.internal/${encodeURIComponent(key)}`;

/** The copy in the edge cache, which only holds fresh ones. */
export async function edgeCopy<T>(key: string): Promise<Stored<T> | undefined> {
  const hit = await edge.match(edgeAddress(key)).catch(() => undefined);
  return hit && inShape((await hit.json()) as Written<T>);
}

/** The copy in KV, of any age; its value is `null` if the item is hidden. */
export async function storedCopy<T>(
  key: string,
  store: KVNamespace,
): Promise<Stored<T | null> | undefined> {
  const written = await store.get<Written<T | null>>(await storeKey(key), 'json').catch(() => null);
  return written ? inShape(written) : undefined;
}

const inShape = <T>(written: Written<T>): Stored<T> | undefined =>
  written.shape === copyShape ? written : undefined;

/** Writes a copy to both stores. */
export async function storeCopy(
  key: string,
  copy: Copy<unknown>,
  store: KVNamespace,
  maxAgeMs: number,
): Promise<void> {
  const body = JSON.stringify({
    value: copy.value,
    at: copy.at,
    shape: copyShape,
  } satisfies Written<unknown>);
  const headers = {
    'Content-Type': 'application/json',
    'Cache-Control': `public, max-age=${maxAgeMs / 1000}`,
  };
  await Promise.allSettled([
    edge.put(edgeAddress(key), new Response(body, { headers })),
    write(key, body, copy, store),
  ]);
}

async function write(
  key: string,
  body: string,
  copy: Copy<unknown>,
  store: KVNamespace,
): Promise<void> {
  const { at, writtenAt = Number.NEGATIVE_INFINITY } = copy;
  const name = await storeKey(key);
  if (at - writtenAt < rewriteAfterMs && !(isItem(key) && (await isGone(name, at, store)))) return;
  await store.put(name, body, { metadata: { at } satisfies CopyMetadata });
  copy.writtenAt = at;
}

/** Whether another isolate has noted, before `at`, that the item is hidden or missing. */
async function isGone(name: string, at: number, store: KVNamespace): Promise<boolean> {
  const { metadata } = await store.getWithMetadata<CopyMetadata>(name);
  const since = metadata?.missingSince ?? (metadata?.isHidden && metadata.at);
  return since !== undefined && since < at;
}

/**
 * Replaces the copy of an item by the note that it is hidden: during an outage, a list from
 * before would show it again.
 */
export async function storeHidden(key: string, store: KVNamespace): Promise<void> {
  const name = await storeKey(key);
  const at = Date.now();
  const note = JSON.stringify({ value: null, at, shape: copyShape } satisfies Written<null>);
  await Promise.allSettled([
    edge.delete(edgeAddress(key)),
    store
      .getWithMetadata<CopyMetadata>(name)
      .then(({ metadata }) =>
        metadata?.isHidden
          ? undefined
          : store.put(name, note, { metadata: { at, isHidden: true } satisfies CopyMetadata }),
      ),
  ]);
}

/**
 * Removes a copy from KV once its item has been missing for `confirmAfterMs`. Until then
 * a faulty back end may still need it.
 */
export async function removeIfConfirmed(key: string, store: KVNamespace): Promise<void> {
  const name = await storeKey(key);
  const [, stored] = await Promise.all([
    edge.delete(edgeAddress(key)).catch(() => false),
    store.getWithMetadata<CopyMetadata>(name),
  ]);
  if (stored.value === null) return;
  const { at = 0, missingSince } = stored.metadata ?? {};
  if (missingSince === undefined)
    await store.put(name, stored.value, {
      metadata: { at, missingSince: Date.now() } satisfies CopyMetadata,
    });
  else if (Date.now() - missingSince >= confirmAfterMs) await store.delete(name);
}

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

/** The kinds of responses, each with the prefix of its copies' keys. */
const kinds = {
  entries: 'entries:',
  'entries-featured': 'entries-featured:',
  'entries-similar': 'entries-similar-',
  entry: 'entry-',
  categories: 'categories:',
  promotions: 'promotions:',
  promotion: 'promotion-',
} as const;
export type Kind = keyof typeof kinds;

/** The kind of a copy. Safe to log: the rest of the key may be visitor input. */
export const kindOf = (key: string): Kind | 'unknown' =>
  (Object.keys(kinds) as Kind[]).find((kind) => key.startsWith(kinds[kind])) ?? 'unknown';

/** Whether a copy is of one item, which may be hidden or missing. */
const isItem = (key: string): boolean => ['entry', 'promotion'].includes(kindOf(key));

const developmentMark = ':dev';

/**
 * Key of a copy. Previews and production may share storage, so their keys differ.
 *
 * @param name The kind, followed by what identifies the item.
 */
export const copyKey = (name: string, language: Language, development: boolean): string =>
  `${name}:${language}${development ? developmentMark : ''}`;

/** Whether a copy comes from a development back end. */
const isOfDevelopment = (key: string): boolean => key.endsWith(developmentMark);
