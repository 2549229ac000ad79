/** Storage for a request's stale copies, with its callbacks. */
export interface Copies {
  store: KVNamespace;
  /** Keeps work alive after the response. */
  waitUntil(work: Promise<unknown>): void;
  /** Deadline of all the page's reads, in ms since 1970. */
  until: number;
  /** Called for every read; `version` is undefined if there is no value. */
  onRead?(key: string, version: number | undefined): void;
  /** Called for every failed call. */
  onFailure?(kind: string, reason: string): void;
  /** Called when a response is cut because it is over a limit. */
  onCut?(kind: string, what: 'items' | 'html'): void;
}
