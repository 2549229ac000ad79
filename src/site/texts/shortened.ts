/** A text of at most `length` characters, cut at a word, which is no article. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = text.slice(0, length - 1).toWellFormed();
  const word = start.lastIndexOf(' ');
  const words = word > 0 ? start.slice(0, word) : start;
  return `${words.replace(/(\s+\p{L}{1,3})*\s*$/u, '')}…`;
}
