import { contest } from 'virtual:content/contest';
import type { BackEndReader } from '../../pages/route.ts';
import { isSlug } from '../../site/addresses/slug.ts';
import { promotionState } from '../../site/promotions/promotionState.ts';

/** Whether a promotion accepts entries now, and from whom. */
export interface Participation {
  /**
   * Sent to the back end: the promotion's slug, or the id of the contest page's contest.
   */
  id: string;
  open: boolean;
  adultsOnly: boolean;
}

/** @param slug Of a promotion; empty for the contest of the contest page. */
export async function participationIn(
  slug: string,
  backEnd: BackEndReader,
  now: Date,
): Promise<Participation> {
  if (slug === '' || slug === contest.id)
    return {
      id: contest.id,
      open: promotionState(contest, now) === 'running',
      adultsOnly: contest.adults,
    };
  // Invalid slugs are not sent to the back end.
  if (!isSlug(slug)) return { id: slug, open: false, adultsOnly: false };
  const promotion = await backEnd.promotion(slug);
  // If the back end is unavailable, anyone who was shown the form may send it, under the
  // stricter age rule.
  if (promotion === undefined) return { id: slug, open: true, adultsOnly: true };
  return {
    id: slug,
    open:
      promotion?.participation === true && promotionState(promotion, now) === 'running',
    adultsOnly: promotion?.adults ?? false,
  };
}
