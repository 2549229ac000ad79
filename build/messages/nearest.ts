import { type Message, message } from './messages.ts';

/** More names than these are no list to choose from. */
const mostListed = 25;
export const mostNear = 5;

/** What a name that does not exist may have meant: the names there are, the nearest first. */
export function nearest(name: string, names: readonly string[]): Message {
  const sorted = nearestFirst(name, names);
  return names.length > mostListed
    ? message('names.nearest', { options: sorted.slice(0, mostNear).join(', ') })
    : message('names.all', { options: sorted.join(', ') });
}

/** Names sorted by how little differs from another. */
export const nearestFirst = (name: string, names: readonly string[]): string[] =>
  names.toSorted((a, b) => editDistance(a, name) - editDistance(b, name));

/** The number of characters to insert, delete or replace (Levenshtein). */
export function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...to].entries())
      next.push(
        Math.min(
          (row[column] ?? 0) + (letter === other ? 0 : 1),
          (row[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return row[to.length] ?? 0;
}
