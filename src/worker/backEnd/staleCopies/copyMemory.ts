import type { ReadContext } from '../readContext.ts';

/** A stored response. */
export interface Stored<T> {
  value: T;
  /** When the back end sent it, in ms since 1970. */
  at: number;
}

/**
 * Version of the stored types. Increment it when a type changes: copies of another
 * version count as missing.
 */
export const copyShape = 2;

/**
 * Fetches from the back end for the request of `context`.
 *
 * @returns `null` for an item that is hidden.
 * @throws NotFound if the item does not exist; another error for any other failure.
 */
export type Refetch<T> = (context: ReadContext) => Promise<T | null>;

/** A response in the isolate's memory. */
export interface Copy<T> extends Stored<T> {
  ask: Refetch<T>;
  /** The value as JSON, for comparison with a new response. */
  json: string;
  /** Changes when the value changes. */
  version: number;
  /**
   * When it was last written to KV, in ms since 1970; undefined if this isolate does not
   * know.
   */
  writtenAt: number | undefined;
}

/** Maximum copies and characters per isolate, because anyone can request an item. */
const maxCopies = 500;
const maxLength = 12_000_000;

const memory = new Map<string, Copy<unknown>>();
let length = 0;
let versions = 0;

export const recall = <T>(key: string): Copy<T> | undefined =>
  memory.get(key) as Copy<T> | undefined;

/**
 * Stores a response and evicts the oldest. An unchanged value keeps its identity and
 * version.
 */
export function remember<T>(
  key: string,
  { value, at }: Stored<T>,
  ask: Refetch<T>,
  writtenAt?: number,
): Copy<T> {
  const json = JSON.stringify(value);
  const before = recall<T>(key);
  const same = before?.json === json ? before : undefined;
  const copy: Copy<T> = {
    value: same ? same.value : value,
    at,
    ask,
    json,
    version: same?.version ?? ++versions,
    writtenAt: writtenAt ?? same?.writtenAt,
  };
  forget(key);
  memory.set(key, copy);
  length += json.length;
  for (const oldest of memory.keys()) {
    if (memory.size <= maxCopies && length <= maxLength) break;
    if (oldest !== key) forget(oldest);
  }
  return copy;
}

export function forget(key: string): void {
  length -= memory.get(key)?.json.length ?? 0;
  memory.delete(key);
}

/** When the back end sent each copy in memory, in ms since 1970. */
export const timesInMemory = (): [key: string, at: number][] =>
  [...memory].map(([key, { at }]) => [key, at]);
