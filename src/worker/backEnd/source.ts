import type { ReadContext } from './readContext.ts';
import type { OnCut } from './responses/items.ts';
import { noVersion } from './staleCopies/staleCopies.ts';

/**
 * Fetches and parses one response of the back end.
 *
 * @param context Of the current request, not of the one that read first.
 * @returns `null` for an item that is hidden.
 * @throws NotFound if the item does not exist; another error for any other failure.
 */
export type Ask<T> = (context: ReadContext, onCut: OnCut) => Promise<T | null>;

/** How the news and promotion readers reach the back end. */
export interface Source {
  get(path: string): Promise<unknown>;
  post(path: string, body: object): Promise<unknown>;
  /** The response, or its stale copy. */
  copyOf<T>(
    name: string,
    ask: Ask<T>,
    context?: ReadContext,
  ): Promise<T | null | undefined>;
  context: ReadContext;
}

/** Loads the parsers and schemas with the first response, to keep start-up fast. */
export const parsers = async () => (await import('./responses/parsing.ts')).read;

/** For reads whose result is not shown: they do not invalidate the cached page. */
export const unnoticed = ({ onRead: _, ...context }: ReadContext): ReadContext => context;

/**
 * For optional data. A page without it counts as complete, because its absence is
 * recorded as version 0; the first real version then makes the cached page outdated.
 */
export const optional = (context: ReadContext): ReadContext => ({
  ...context,
  onRead: (key, version = noVersion) => context.onRead?.(key, version),
});
