import contest from '../../../content/contest.json' with { type: 'json' };
import type { Promotion } from '../news/news.ts';
import { promotionTermsIds } from '../texts/texts.ts';

export type PromotionState = 'coming' | 'running' | 'ended';

/** Where a promotion stands in time. */
export function promotionState(
  { starts, ends }: Pick<Promotion, 'starts' | 'ends'>,
  now: Date,
): PromotionState {
  if (ends && new Date(ends) < now) return 'ended';
  return starts && now < new Date(starts) ? 'coming' : 'running';
}

/**
 * The order in which visitors want them: running, coming, ended; each group as the
 * company lists it.
 */
export function inOrder(promotions: Promotion[], now: Date): Promotion[] {
  const order: PromotionState[] = ['running', 'coming', 'ended'];
  return promotions.toSorted(
    (a, b) =>
      order.indexOf(promotionState(a, now)) - order.indexOf(promotionState(b, now)),
  );
}

/** Id of the legal terms, where they are published on this site. */
export const termsOf = (
  promotion: Promotion,
): (typeof promotionTermsIds)[number] | undefined =>
  promotionTermsIds.find((id) => id === promotion.terms);

/** This promotion is the contest, which has a page of its own. */
export const isContest = (promotion: Promotion): boolean =>
  promotion.terms === contest.id;

/** Key of the product whose pack stands on the ticket, by the id of the legal terms. */
const packs: Record<(typeof promotionTermsIds)[number], string> = {
  risketos: 'risketos-original',
  mios: 'mios-tomillo-limon',
  pipas: 'pipas',
  'menos-aire': 'clasicas-originales',
  patatas: 'onduladas-originales',
  trikers: 'trikers',
  fabs: 'fabs-mexico',
};

export const packOfPromotion = (promotion: Promotion): string | undefined => {
  const terms = termsOf(promotion);
  return terms && packs[terms];
};
