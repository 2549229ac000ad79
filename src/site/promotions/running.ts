import { contest } from 'virtual:content/contest';
import { promotionState } from './promotionState.ts';
import type { Promotion } from './promotions.ts';

/** Whether the contest is running, by its dates in content/contest.json. */
export const isContestRunning = (now: Date): boolean => promotionState(contest, now) === 'running';

/** The running promotions, in the company's order. */
export const runningPromotions = (
  promotions: readonly Promotion[] | undefined,
  now: Date,
): Promotion[] =>
  (promotions ?? []).filter((promotion) => promotionState(promotion, now) === 'running');
