import type { OnCut } from './answers/items.ts';
import type { Copies } from './staleCopies/copies.ts';
import { noVersion } from './staleCopies/staleCopies.ts';

/**
 * Asks the back end for one answer.
 *
 * @param copies Of the request that asks, which may come long after the first.
 * @returns `null` for what the back end says is not for visitors.
 * @throws NotFound for what it does not know; another error for every failure.
 */
export type Ask<T> = (copies: Copies, onCut: OnCut) => Promise<T | null>;

/** What the readers of news and of promotions ask. */
export interface Source {
  get(path: string): Promise<unknown>;
  post(path: string, body: object): Promise<unknown>;
  /** An answer, or its stale copy. */
  copyOf<T>(name: string, ask: Ask<T>, copies?: Copies): Promise<T | null | undefined>;
  copies: Copies;
}

/** For reads that a page does not show: no change of them makes the page an old one. */
export const unnoticed = ({ onRead: _, ...copies }: Copies): Copies => copies;

/**
 * For what a page can do without: it is complete although this cannot be had now, and an
 * old one as soon as this can.
 */
export const optional = (copies: Copies): Copies => ({
  ...copies,
  onRead: (key, version = noVersion) => copies.onRead?.(key, version),
});
