/** Where a request keeps copies besides the isolate's memory, and who is told of them. */
export interface Copies {
  store: KVNamespace;
  /** Keeps work alive after the answer. */
  waitUntil(work: Promise<unknown>): void;
  /**
   * When the page stops waiting for the back end, in milliseconds since 1970: one time
   * for all that it reads.
   */
  until: number;
  /** Told of every answer that a page reads; `version` is undefined if there is none. */
  onRead?(key: string, version: number | undefined): void;
  /** Told of every call that failed. */
  onFailure?(kind: string, reason: string): void;
  /** Told of every answer of which something was over a limit. */
  onCut?(kind: string, what: 'items' | 'html'): void;
}
