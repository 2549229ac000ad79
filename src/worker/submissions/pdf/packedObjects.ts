import type { Budget } from './budget.ts';
import { Lexer, type Token } from './lexer.ts';
import { ObjectReader } from './objectReader.ts';

/** What packed objects have besides names, numbers, strings and brackets. */
const words = ['true', 'false', 'null', 'R'];

/**
 * Whether nothing acts in packed objects, from wherever a viewer reads them.
 *
 * @param text First the number and the place of each object, then the objects.
 * @param count Of the objects.
 * @param first Where the objects begin, from which their places are counted.
 */
export function arePackedObjectsHarmless(
  text: string,
  count: number,
  first: number,
  budget: Budget,
): boolean {
  const places = readPlaces(text, count, first, budget);
  if (!places) return false;
  const reader = new ObjectReader(text, budget, first);
  let next = 0;
  let token: Token;
  do {
    token = reader.next();
    // Each object begins with a token, so that it reads the same alone.
    for (; first + (places[next] ?? Infinity) <= reader.start; next++)
      if (first + (places[next] ?? 0) < reader.gap) return false;
    if (
      token === 'unreadable' ||
      (token === 'word' && !words.some((word) => reader.isWritten(word)))
    )
      return false;
  } while (token !== 'end' && !reader.isActive);
  return !reader.isActive;
}

/**
 * The places of the objects in ascending order; undefined where there are more or fewer
 * numbers than `count` objects have.
 */
function readPlaces(
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
