import { contest } from 'virtual:content/contest';
import { promotionTerms } from 'virtual:content/promotion-terms';
import type { Language } from '../i18n/languages.ts';
import { fold } from '../search/folding.ts';
import type { PromotionTerms } from '../texts/texts.ts';
import type { Period } from './promotionState.ts';

/** A promotion in a list. Only the title is guaranteed. */
export interface Promotion extends Period {
  /** As in its address, lower case; derived from the title if the back end has none. */
  slug: string;
  /** The back end's slug; undefined if it has none. */
  backEndSlug: string | undefined;
  title: string;
  /** Its first paragraph as plain text on one line. */
  summary: string;
  /** URL of a picture, https only. */
  image: string | undefined;
  /** Id of its legal terms, as the back end spells it. */
  terms: string | undefined;
  /** Visitors enter through a form. */
  participation: boolean;
  adults: boolean;
  language: Language;
}

/** A promotion with its full text. */
export interface PromotionDetails extends Promotion {
  /** Cleaned HTML. */
  text: string;
}

/** The legal terms, if published on this site. */
export const termsOf = (promotion: Promotion): PromotionTerms | undefined =>
  findTerms(promotionTerms, promotion);

const contestTitles = new Set(Object.values(contest.title).map(fold));

/** Whether a promotion is the contest, which has its own page. */
export const isContest = ({ terms, title }: Promotion): boolean =>
  terms === contest.id || contestTitles.has(fold(title));

/**
 * Gives the contest the dates of content/contest.json, which override the back end's.
 * Other promotions are unchanged.
 */
export const withContestDates = (promotion: Promotion): Promotion =>
  isContest(promotion) ? { ...promotion, starts: contest.starts, ends: contest.ends } : promotion;

/**
 * The legal terms of a promotion: those it names, otherwise those whose id is in its slug
 * or title.
 *
 * @param published The terms on this site. The longest id in a title wins: a `menos-aire`
 *   promotion also mentions its `patatas`.
 */
export function findTerms<T extends { id: string }>(
  published: readonly T[],
  { terms = '', slug, title }: { terms?: string | undefined; slug: string; title: string },
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
const spellingsOf = (id: string): string[] => [inWords(id), inWords(id.replaceAll('-', ''))];

/** The words of a text, hyphenated: `menosAire` and `menos-aire` become the same. */
const inWords = (text: string): string =>
  `-${fold(text.replace(/(\p{Ll})(\p{Lu})/gu, '$1-$2'))}-`.replace(/[^\p{L}\p{N}]+/gu, '-');
