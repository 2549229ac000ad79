import { contest } from 'virtual:content/contest';
import type { BackEndReader } from '../../pages/route.ts';
import { isSlug } from '../../site/addresses/slug.ts';
import { promotionState } from '../../site/promotions/promotionState.ts';

/** Whether a promotion takes entries now, and from whom. */
export interface Participation {
  /**
   * What the back end is told: the promotion's slug, or the id of the contest page's own
   * contest.
   */
  id: string;
  open: boolean;
  adultsOnly: boolean;
}

/**
 * @param slug Of a promotion of the back end; empty for the contest of the contest page.
 */
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
  // What somebody typed instead of a slug is nobody else's business.
  if (!isSlug(slug)) return { id: slug, open: false, adultsOnly: false };
  const promotion = await backEnd.promotion(slug);
  // The back end cannot be asked: who was shown the form may send it, on the stricter
  // condition.
  if (promotion === undefined) return { id: slug, open: true, adultsOnly: true };
  return {
    id: slug,
    open:
      promotion?.participation === true && promotionState(promotion, now) === 'running',
    adultsOnly: promotion?.adults ?? false,
  };
}
