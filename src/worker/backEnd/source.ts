import type { OnCut } from './responses/items.ts';
import type { Copies } from './staleCopies/copies.ts';
import { noVersion } from './staleCopies/staleCopies.ts';

/**
 * Fetches and parses one response of the back end.
 *
 * @param copies The stale copies of the current request, not of the one that read first.
 * @returns `null` for an item that is hidden.
 * @throws NotFound if the item does not exist; another error for any other failure.
 */
export type Ask<T> = (copies: Copies, onCut: OnCut) => Promise<T | null>;

/** How the news and promotion readers reach the back end. */
export interface Source {
  get(path: string): Promise<unknown>;
  post(path: string, body: object): Promise<unknown>;
  /** The response, or its stale copy. */
  copyOf<T>(name: string, ask: Ask<T>, copies?: Copies): Promise<T | null | undefined>;
  copies: Copies;
}

/** For reads whose result is not shown: they do not invalidate the cached page. */
export const unnoticed = ({ onRead: _, ...copies }: Copies): Copies => copies;

/**
 * For optional data: a page is complete without it, and is invalidated once it becomes
 * available.
 */
export const optional = (copies: Copies): Copies => ({
  ...copies,
  onRead: (key, version = noVersion) => copies.onRead?.(key, version),
});
