import type { Promotion } from '../news/news.ts';

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
