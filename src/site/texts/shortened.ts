/** A text of at most `length` characters, cut at a word. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = text.slice(0, length - 1).toWellFormed();
  const word = start.lastIndexOf(' ');
  return `${(word > 0 ? start.slice(0, word) : start).trimEnd()}…`;
}
