import { madridDay } from '../i18n/madrid.ts';

/** The period of a promotion or the contest. */
export interface Period {
  /** ISO 8601: a moment, or a day in Madrid time. */
  starts?: string | undefined;
  /** Inclusive: the last moment, or the last day in Madrid time. */
  ends?: string | undefined;
}

export type PromotionState = 'upcoming' | 'running' | 'ended';

/**
 * Whether a promotion or the contest is upcoming, running or ended. Without dates it is
 * running.
 */
export function promotionState({ starts, ends }: Period, now: Date): PromotionState {
  if (ends && hasEnded(ends, now)) return 'ended';
  return starts && !hasBegun(starts, now) ? 'upcoming' : 'running';
}

const isDay = (time: string): boolean => time.length === 10;

const hasEnded = (end: string, now: Date): boolean =>
  isDay(end) ? end < madridDay(now) : new Date(end) < now;

const hasBegun = (start: string, now: Date): boolean =>
  isDay(start) ? start <= madridDay(now) : new Date(start) <= now;

/**
 * Sorts promotions for visitors: running, upcoming, ended; otherwise in the company's
 * order.
 */
export function byState<P extends Period>(promotions: P[], now: Date): P[] {
  const groups = Object.groupBy(promotions, (promotion) => promotionState(promotion, now));
  return [groups.running, groups.upcoming, groups.ended].flatMap((group) => group ?? []);
}
