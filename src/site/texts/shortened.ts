/** A text of at most `length` characters, cut at a word, and not after articles. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = text.slice(0, length - 1).toWellFormed();
  const word = start.lastIndexOf(' ');
  const words = (word > 0 ? start.slice(0, word) : start).trimEnd();
  // “of the”, “de la”
  return `${withoutShortEnd(withoutShortEnd(words))}…`;
}

/** A text without its last word, if that has at most three letters. */
function withoutShortEnd(text: string): string {
  const space = text.lastIndexOf(' ');
  return space > 0 && text.length - space <= 4 ? text.slice(0, space).trimEnd() : text;
}
