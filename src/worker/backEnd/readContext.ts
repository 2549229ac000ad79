/** What the reads of one request share. */
export interface ReadContext {
  /** Stale copies, which all isolates share. */
  store: KVNamespace;
  /** Keeps work alive after the response. */
  waitUntil(work: Promise<unknown>): void;
  /** In ms since 1970. */
  deadline: number;
  /** Called for every read; `version` is undefined if there is no value. */
  onRead?(key: string, version: number | undefined): void;
  /** Called for every failed call. */
  onFailure?(kind: string, reason: string): void;
  /** Called when a response is cut because it is over a limit. */
  onCut?(kind: string, what: 'items' | 'html'): void;
}
