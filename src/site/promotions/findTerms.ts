import { fold } from '../search/folding.ts';

/**
 * The legal terms of a promotion: those it names, otherwise those whose id is in its slug
 * or title.
 *
 * @param published The terms on this site. The longest id in a title wins: a `menos-aire`
 *   promotion also mentions its `patatas`.
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

/** `menos-aire` also as one word, because slugs lose the capital of `menosAire`. */
const spellingsOf = (id: string): string[] => [
  inWords(id),
  inWords(id.replaceAll('-', '')),
];

/** The words of a text, hyphenated: `menosAire` and `menos-aire` become the same. */
const inWords = (text: string): string =>
  `-${fold(text.replace(/(\p{Ll})(\p{Lu})/gu, '$1-$2'))}-`.replace(
    /[^\p{L}\p{N}]+/gu,
    '-',
  );
