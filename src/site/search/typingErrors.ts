/** Shorter terms must match exactly, without typing errors. */
export const minFuzzyLength = 4;

/** Whether two words differ by one inserted, missing, wrong or transposed letter. */
export function isOneErrorAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  const rest = (text: string, letters: number) => text.slice(same + letters);
  if (a.length > b.length) return rest(a, 1) === rest(b, 0);
  if (a.length < b.length) return rest(a, 0) === rest(b, 1);
  return (
    rest(a, 1) === rest(b, 1) ||
    (a[same] === b[same + 1] && a[same + 1] === b[same] && rest(a, 2) === rest(b, 2))
  );
}

/** The word with any two neighbouring letters of its first 16 transposed. */
export const transpositionsOf = (word: string): string[] =>
  Array.from({ length: Math.min(word.length, 16) - 1 }, (_, i) =>
    [word.slice(0, i), word[i + 1], word[i], word.slice(i + 2)].join(''),
  );
