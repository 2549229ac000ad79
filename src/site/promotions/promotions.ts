import { contest } from 'virtual:content/contest';
import { promotionTerms } from 'virtual:content/promotion-terms';
import type { Language } from '../i18n/languages.ts';
import { fold } from '../search/spelling.ts';
import type { PromotionTerms } from '../texts/texts.ts';
import { findTerms } from './findTerms.ts';
import type { Period } from './promotionState.ts';

/** A promotion as lists show it. Only its title is sure. */
export interface Promotion extends Period {
  /** As in its address, in lower case; made from the title where it has none. */
  slug: string;
  /** What the back end calls it; undefined where it has no slug. */
  backEndSlug: string | undefined;
  title: string;
  /** Its first paragraph as text in one line. */
  summary: string;
  /** Address of a picture, https only. */
  image: string | undefined;
  /** Id of its legal terms, as the back end spells it. */
  terms: string | undefined;
  /** Visitors take part with a form. */
  participation: boolean;
  /** Adults only. */
  adults: boolean;
  language: Language;
}

/** A promotion with all of its text. */
export interface PromotionDetails extends Promotion {
  /** Cleaned HTML. */
  text: string;
}

/** The legal terms, where they are published on this site. */
export const termsOf = (promotion: Promotion): PromotionTerms | undefined =>
  findTerms(promotionTerms, promotion);

const contestTitles = new Set(Object.values(contest.title).map(fold));

/** This promotion is the contest, which has a page of its own. */
export const isContest = ({ terms, title }: Promotion): boolean =>
  terms === contest.id || contestTitles.has(fold(title));

/**
 * The contest keeps to the dates of its own page, whatever the back end says of it; any
 * other promotion has those that it came with.
 */
export const onItsDates = (promotion: Promotion): Promotion =>
  isContest(promotion)
    ? { ...promotion, starts: contest.starts, ends: contest.ends }
    : promotion;
