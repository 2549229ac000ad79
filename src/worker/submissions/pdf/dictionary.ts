import type { Budget } from './budget.ts';
import { ObjectReader } from './objectReader.ts';

/**
 * The entries of a dictionary. Values have one space between tokens: `{ N: '100', Filter:
 * '[ /FlateDecode ]', Length: '12 0 R' }`.
 *
 * @param at Offset of the dictionary.
 * @returns Undefined if it is malformed or repeats a key.
 */
export function readDictionary(
  text: string,
  at: number,
  budget: Budget,
): Map<string, string> | undefined {
  const reader = new ObjectReader(text, budget, at);
  const entries = new Map<string, string>();
  reader.next();
  let token = reader.next();
  while (token !== '>>') {
    const key = reader.name;
    if (token !== 'name' || entries.has(key)) return undefined;
    token = reader.next();
    if (token === '>>') return undefined;
    const value = [reader.written];
    while (reader.depth > 1) {
      token = reader.next();
      if (token === 'unreadable') return undefined;
      value.push(reader.written);
    }
    for (token = reader.next(); token === 'number' || token === 'word'; ) {
      value.push(reader.written);
      token = reader.next();
    }
    entries.set(key, value.join(' '));
  }
  return entries;
}
