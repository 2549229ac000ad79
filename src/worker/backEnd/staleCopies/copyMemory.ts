import type { Copies } from './copies.ts';

/** What a store holds of an answer. */
export interface Stored<T> {
  value: T;
  /** When the back end gave it, in milliseconds since 1970. */
  at: number;
}

/**
 * Grows when the type of a value changes: a copy that an earlier deployment left behind
 * in another shape counts as missing.
 */
export const copyShape = 2;

/**
 * Asks the back end, for the request whose copies these are.
 *
 * @returns `null` for what the back end says is not for visitors.
 * @throws NotFound for what it does not know; another error for every failure.
 */
export type AskFor<T> = (copies: Copies) => Promise<T | null>;

/** An answer in an isolate's memory. */
export interface Copy<T> extends Stored<T> {
  /** How it was asked for, to refresh it. */
  ask: AskFor<T>;
  /** The value as JSON, to tell whether a new answer says something new. */
  json: string;
  /** Changes whenever the value does. */
  version: number;
  /**
   * When it was last written to the key-value store, in milliseconds since 1970;
   * undefined where this isolate does not know.
   */
  writtenAt: number | undefined;
}

/** Copies, and characters of them, that an isolate keeps: anybody can ask for an item. */
const maxCopies = 500;
const maxLength = 12_000_000;

const memory = new Map<string, Copy<unknown>>();
let length = 0;
let versions = 0;

export const recall = <T>(key: string): Copy<T> | undefined =>
  memory.get(key) as Copy<T> | undefined;

/** Keeps an answer; the oldest make room. A value that says the same stays the same. */
export function remember<T>(
  key: string,
  { value, at }: Stored<T>,
  ask: AskFor<T>,
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

/** When each copy in memory was the back end's answer, in milliseconds since 1970. */
export const timesInMemory = (): [key: string, at: number][] =>
  [...memory].map(([key, { at }]) => [key, at]);
