import { dateInSentence } from '../../site/i18n/dates.ts';
import { promotionState } from '../../site/promotions/promotionState.ts';
import type { Promotion } from '../../site/promotions/promotions.ts';
import { useVisit } from '../layout/visit.ts';

/** Both dates, or whichever is known. */
function Dates({ promotion, now }: { promotion: Promotion; now: Date }) {
  const { t, language } = useVisit();
  const { starts, ends } = promotion;
  if (starts && ends)
    return t('promotion.from', {
      start: dateInSentence(starts, language),
      end: dateInSentence(ends, language),
    });
  if (starts && promotionState(promotion, now) !== 'upcoming')
    return t('promotion.since', { start: dateInSentence(starts, language) });
  return <When promotion={promotion} now={now} />;
}

/** When a promotion runs, and whether it is for adults only. */
export function DatesAndAge(props: { promotion: Promotion; now: Date }) {
  const { t } = useVisit();
  return (
    <>
      <p>
        <b>
          <Dates {...props} />
        </b>
      </p>
      {props.promotion.adults && <p>{t('promotion.adults')}</p>}
    </>
  );
}

/** State of a promotion as text, with the relevant date. */
export function When({ promotion, now }: { promotion: Promotion; now: Date }) {
  const { t, language } = useVisit();
  const { starts, ends } = promotion;
  const state = promotionState(promotion, now);
  if (state === 'upcoming' && starts)
    return t('promotion.startsOn', { date: dateInSentence(starts, language) });
  if (!ends) return t('promotion.running');
  return t(state === 'ended' ? 'promotion.endedOn' : 'promotion.openUntil', {
    date: dateInSentence(ends, language),
  });
}
