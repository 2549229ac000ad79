import { contest } from 'virtual:content/contest';
import { promotionState } from './promotionState.ts';
import type { Promotion } from './promotions.ts';

/** The contest runs, by its dates in content/contest.json. */
export const contestRuns = (now: Date): boolean =>
  promotionState(contest, now) === 'running';

/** The promotions that run, as the company lists them. */
export const runningPromotions = (
  promotions: readonly Promotion[] | undefined,
  now: Date,
): Promotion[] =>
  (promotions ?? []).filter((promotion) => promotionState(promotion, now) === 'running');
