import type { PageName } from '../../site/addresses/addresses.ts';
import type { Copies } from '../backEnd/staleCopies/copies.ts';
import { versionInMemory } from '../backEnd/staleCopies/staleCopies.ts';

/** A rendered page, with everything its answers need. */
export interface RenderedPage {
  body: Uint8Array<ArrayBuffer>;
  status: number;
  headers: Headers;
  /** Strong. */
  etag: string;
  /** The back end's answers that it shows, with their versions. */
  reads: Map<string, number | undefined>;
  renderedAtMs: number;
  /** The name its visits are counted by; undefined where nothing is measured. */
  counted: PageName | undefined;
}

/**
 * Cache budget per isolate in bytes of bodies, about 300 pages. An isolate has 128 MB
 * for everything.
 */
const maxBytes = 16 * 1024 * 1024;
/** What depends on the day, such as a promotion that ends, may be this old. */
const maxAgeMs = 300_000;

/** Least recently used first. */
const pages = new Map<string, RenderedPage>();
let bytes = 0;

/** The rendered page of a key, if what it shows has not changed since. */
export function cachedPage(key: string, copies: Copies): RenderedPage | undefined {
  const page = pages.get(key);
  if (!page) return undefined;
  if (Date.now() - page.renderedAtMs > maxAgeMs || !isCurrent(page, copies)) {
    evict(key, page);
    return undefined;
  }
  pages.delete(key);
  pages.set(key, page);
  return page;
}

function isCurrent({ reads }: RenderedPage, copies: Copies): boolean {
  for (const [key, version] of reads)
    if (versionInMemory(key, copies) !== version) return false;
  return true;
}

/** Stores a page unless it lacks something. */
export function storePage(key: string, page: RenderedPage): void {
  if (page.status !== 200 || freshnessOf(page.reads) === 'partial') return;
  const before = pages.get(key);
  if (before) evict(key, before);
  pages.set(key, page);
  bytes += page.body.byteLength;
  for (const [oldestKey, oldest] of pages) {
    if (bytes <= maxBytes) break;
    evict(oldestKey, oldest);
  }
}

function evict(key: string, page: RenderedPage): void {
  if (pages.delete(key)) bytes -= page.body.byteLength;
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
