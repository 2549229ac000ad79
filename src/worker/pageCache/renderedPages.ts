import type { PageName } from '../../site/addresses/addresses.ts';
import type { ReadContext } from '../backEnd/readContext.ts';
import { versionInMemory } from '../backEnd/staleCopies/staleCopies.ts';
import type { Rendered } from '../render.tsx';
import { freshnessOf, type Reads } from './freshness.ts';

/** A rendered page with everything its responses need. */
export interface RenderedPage extends Omit<Rendered, 'headers'> {
  headers: Headers;
  reads: Reads;
  renderedAtMs: number;
  page: PageName;
}

/** Cache budget per isolate in bytes, about 300 pages. An isolate has 128 MB in all. */
const maxBytes = 16 * 1024 * 1024;
/** Maximum age in ms, because parts such as a promotion's end depend on the time. */
const maxAgeMs = 300_000;

/** Least recently used first. */
const pages = new Map<string, RenderedPage>();
let bytes = 0;

/** The cached page, unless it is too old or the data it shows has changed. */
export function cachedPage(key: string, context: ReadContext): RenderedPage | undefined {
  const page = pages.get(key);
  if (!page) return undefined;
  if (Date.now() - page.renderedAtMs > maxAgeMs || !isCurrent(page, context)) {
    evict(key, page);
    return undefined;
  }
  pages.delete(key);
  pages.set(key, page);
  return page;
}

function isCurrent({ reads }: RenderedPage, context: ReadContext): boolean {
  for (const [key, version] of reads) if (versionInMemory(key, context) !== version) return false;
  return true;
}

/** Stores a page unless it is an error or incomplete. */
export function storePage(key: string, page: RenderedPage): void {
  if (page.status !== 200 || freshnessOf(page.reads) === 'incomplete') return;
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
