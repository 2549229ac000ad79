import { contest } from 'virtual:content/contest';
import { promotionTerms } from 'virtual:content/promotion-terms';
import type { Promotion } from '../news/news.ts';
import type { PromotionTerms } from '../texts/texts.ts';

/** The legal terms, where they are published on this site. */
export const termsOf = (promotion: Promotion): PromotionTerms | undefined =>
  promotionTerms.find(({ id }) => id === promotion.terms);

/** This promotion is the contest, which has a page of its own. */
export const isContest = (promotion: Promotion): boolean =>
  promotion.terms === contest.id;
