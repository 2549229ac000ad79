import { madridDay } from '../i18n/madrid.ts';

/** When a promotion or the contest runs. */
export interface Period {
  /** ISO 8601: a moment, or a day, which begins and ends in Madrid. */
  starts?: string | undefined;
  /** Likewise; the last moment or the last day. */
  ends?: string | undefined;
}

export type PromotionState = 'coming' | 'running' | 'ended';

/** Where a promotion or the contest stands in time. Without dates it runs. */
export function promotionState({ starts, ends }: Period, now: Date): PromotionState {
  if (ends && isOver(ends, now)) return 'ended';
  return starts && !hasBegun(starts, now) ? 'coming' : 'running';
}

const isDay = (time: string): boolean => time.length === 10;

const isOver = (end: string, now: Date): boolean =>
  isDay(end) ? end < madridDay(now) : new Date(end) < now;

const hasBegun = (start: string, now: Date): boolean =>
  isDay(start) ? start <= madridDay(now) : new Date(start) <= now;

/**
 * The order in which visitors want them: running, coming, ended; each group as the
 * company lists it.
 */
export function inOrder<P extends Period>(promotions: P[], now: Date): P[] {
  const groups = Object.groupBy(promotions, (promotion) =>
    promotionState(promotion, now),
  );
  return [groups.running, groups.coming, groups.ended].flatMap((group) => group ?? []);
}
