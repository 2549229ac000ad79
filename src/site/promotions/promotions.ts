import { contest } from 'virtual:content/contest';
import { promotionTerms } from 'virtual:content/promotion-terms';
import type { Language } from '../i18n/languages.ts';
import { fold } from '../search/folding.ts';
import type { PromotionTerms } from '../texts/texts.ts';
import { findTerms } from './findTerms.ts';
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
  /** Adults only. */
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
  isContest(promotion)
    ? { ...promotion, starts: contest.starts, ends: contest.ends }
    : promotion;
