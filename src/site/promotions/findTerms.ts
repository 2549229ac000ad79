import { fold } from '../search/spelling.ts';

/**
 * The legal terms of a promotion: those that it names, else those whose id stands in its
 * slug or title.
 *
 * @param published Terms of this site. Of several ids in a title the longest counts:
 *   `menos-aire` is about crisps (`patatas`).
 */
export function findTerms<T extends { id: string }>(
  published: readonly T[],
  {
    terms = '',
    slug,
    title,
  }: { terms?: string | undefined; slug: string; title: string },
): T | undefined {
  const named = inWords(terms);
  const told = inWords(`${slug} ${title}`);
  return (
    published.find(({ id }) => inWords(id) === named) ??
    published
      .filter(({ id }) => spellingsOf(id).some((spelling) => told.includes(spelling)))
      .sort((a, b) => b.id.length - a.id.length)[0]
  );
}

/** `menos-aire` also in one word: a slug has lost the capital of `menosAire`. */
const spellingsOf = (id: string): string[] => [
  inWords(id),
  inWords(id.replaceAll('-', '')),
];

/** The words of a text between hyphens: both `menosAire` and `menos-aire` have two. */
const inWords = (text: string): string =>
  `-${fold(text.replace(/(\p{Ll})(\p{Lu})/gu, '$1-$2'))}-`.replace(
    /[^\p{L}\p{N}]+/gu,
    '-',
  );
