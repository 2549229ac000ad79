import type { Budget } from './budget.ts';
import { Lexer, type Token } from './lexer.ts';
import { ObjectReader } from './objectReader.ts';

/** Keywords allowed in object streams. */
const keywords = ['true', 'false', 'null', 'R'];

/**
 * Whether an object stream contains nothing active, wherever a viewer starts reading.
 *
 * @param text The number and offset of each object, then the objects.
 * @param count Number of objects.
 * @param first Where the objects begin; offsets are relative to it.
 */
export function arePackedObjectsHarmless(
  text: string,
  count: number,
  first: number,
  budget: Budget,
): boolean {
  const offsets = readOffsets(text, count, first, budget);
  if (!offsets) return false;
  const reader = new ObjectReader(text, budget, first);
  let next = 0;
  let token: Token;
  do {
    token = reader.next();
    // Each object must start at a token, so that it reads the same on its own.
    for (; first + (offsets[next] ?? Infinity) <= reader.start; next++)
      if (first + (offsets[next] ?? 0) < reader.gap) return false;
    if (
      token === 'unreadable' ||
      (token === 'word' && !keywords.some((word) => reader.matches(word)))
    )
      return false;
  } while (token !== 'end' && !reader.isActive);
  return !reader.isActive;
}

/**
 * Offsets of the objects, ascending; undefined if there are not exactly two numbers per
 * object.
 */
function readOffsets(
  text: string,
  count: number,
  first: number,
  budget: Budget,
): Float64Array | undefined {
  const reader = new Lexer(text);
  const numbers: number[] = [];
  for (let token = reader.next(); reader.start < first; token = reader.next()) {
    const isInteger = token === 'number' && /^\d+$/.test(reader.written);
    if (!isInteger || numbers.length === 2 * count || --budget.tokens < 0)
      return undefined;
    numbers.push(Number(reader.written));
  }
  return numbers.length === 2 * count
    ? Float64Array.from(numbers.filter((_, i) => i % 2 === 1)).sort()
    : undefined;
}
