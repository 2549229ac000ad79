/**
 * The back end's responses that a page shows: key to version. Undefined if there is none,
 * because the back end failed or has no such item.
 */
export type Reads = Map<string, number | undefined>;

/** What can make a rendered page outdated. */
export type Freshness =
  /** Only content, which changes with a deployment. */
  | 'static'
  /** Data from the back end, or what depends on the date: may change at any time. */
  | 'dynamic'
  /** Incomplete because the back end failed; the next render may be complete. */
  | 'incomplete';

/** The freshness of a page that shows these responses of the back end. */
export function freshnessOf(reads: Reads, changesByDate = false): Freshness {
  if ([...reads.values()].includes(undefined)) return 'incomplete';
  return reads.size > 0 || changesByDate ? 'dynamic' : 'static';
}
