import type { PageName } from '../../site/addresses/addresses.ts';
import type { Copies } from '../backEnd/staleCopies/copies.ts';
import { versionInMemory } from '../backEnd/staleCopies/staleCopies.ts';

/** A rendered page, with all that its answer needs. */
export interface RenderedPage {
  body: Uint8Array<ArrayBuffer>;
  status: number;
  headers: Headers;
  /** Strong. */
  etag: string;
  /** The origin's answers that it shows, with their versions. */
  reads: Map<string, number | undefined>;
  /** Milliseconds since 1970. */
  at: number;
  /** Under what its visits are counted; none where nothing is measured. */
  counted: PageName | undefined;
}

/**
 * Bytes of bodies that an isolate keeps: some 300 pages. An isolate has 128 MB for
 * everything.
 */
const mostBytes = 16 * 1024 * 1024;
/**
 * What depends on the day, such as a promotion that ends, may be so old, in
 * milliseconds.
 */
const longest = 300_000;

const pages = new Map<string, RenderedPage>();
let bytes = 0;

/**
 * The rendered page of an address, if what it shows has not changed since.
 *
 * @param key Scheme, host, canonical path, and the query parameters that the page
 *   knows.
 */
export function cachedPage(key: string, copies: Copies): RenderedPage | undefined {
  const page = pages.get(key);
  if (!page) return undefined;
  if (Date.now() - page.at > longest || !isCurrent(page, copies)) {
    forget(key, page);
    return undefined;
  }
  // Least recently used first.
  pages.delete(key);
  pages.set(key, page);
  return page;
}

function isCurrent({ reads }: RenderedPage, copies: Copies): boolean {
  for (const [key, version] of reads)
    if (versionInMemory(key, copies) !== version) return false;
  return true;
}

/** How long what a page shows can be trusted. */
export type Freshness =
  /** It shows content alone, which changes with a deployment. */
  | 'static'
  /** It shows what the back end says, which may change at any time. */
  | 'live'
  /** It lacks something that the back end could not give: the next visitor may see it. */
  | 'partial';

export function freshnessOf(reads: RenderedPage['reads']): Freshness {
  if ([...reads.values()].includes(undefined)) return 'partial';
  return reads.size > 0 ? 'live' : 'static';
}

/** Keeps a page unless it lacks something. */
export function keepPage(key: string, page: RenderedPage): void {
  if (page.status !== 200 || freshnessOf(page.reads) === 'partial') return;
  const before = pages.get(key);
  if (before) forget(key, before);
  pages.set(key, page);
  bytes += page.body.byteLength;
  for (const [oldest, old] of pages) {
    if (bytes <= mostBytes) break;
    forget(oldest, old);
  }
}

function forget(key: string, page: RenderedPage): void {
  if (pages.delete(key)) bytes -= page.body.byteLength;
}
