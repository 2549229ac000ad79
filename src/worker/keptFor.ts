/**
 * How long browsers and the edge may keep an answer that is no page; stale ones serve
 * while the edge asks again or the Worker fails. Without a word about it the edge would
 * serve them stale for ever.
 */
export const keptFor = (seconds: number): string =>
  `public, max-age=${seconds}, stale-while-revalidate=86400, stale-if-error=604800`;

/** What may be otherwise in a minute: a page or file that is not there. */
export const keptBriefly = 'public, max-age=60, stale-if-error=86400';
