import type { ReactNode } from 'react';
import { productOf } from '../../site/catalogue/catalogue.ts';
import { dateInSentence } from '../../site/i18n/dates.ts';
import { promotionState } from '../../site/promotions/promotionState.ts';
import { type Promotion, termsOf } from '../../site/promotions/promotions.ts';
import { TicketFrame } from '../components/cards/Ticket.tsx';
import { Pack, Picture } from '../components/pictures/Picture.tsx';
import { Style } from '../components/Style.tsx';
import { useVisit } from '../layout/visit.ts';
import css from './PromotionTicket.css?inline';
import { toneOf } from './tones.ts';

/** The ticket of a promotion, drawn bitten once the promotion is over. */
export function PromotionTicket({
  promotion,
  now,
  children,
  eager = false,
}: {
  promotion: Promotion;
  now: Date;
  children: ReactNode;
  eager?: boolean;
}) {
  const over = promotionState(promotion, now) === 'ended';
  const product = productOf(termsOf(promotion)?.product ?? '');
  return (
    <TicketFrame
      tone={toneOf(promotion)}
      over={over}
      stub={
        product ? (
          <Pack product={product} eager={eager} />
        ) : (
          <Picture name="motif/risketo" className="pack" />
        )
      }
    >
      <Style name="PromotionTicket" css={css} />
      <p className="eyebrow">
        <When promotion={promotion} now={now} />
      </p>
      {children}
    </TicketFrame>
  );
}

/** State of a promotion as text, with the relevant date. */
export function When({
  promotion: { starts, ends, ...promotion },
  now,
}: {
  promotion: Promotion;
  now: Date;
}) {
  const { t, language } = useVisit();
  const state = promotionState({ ...promotion, starts, ends }, now);
  if (state === 'coming' && starts)
    return t('promotion.startsOn', { date: dateInSentence(starts, language) });
  if (!ends) return t('promotion.running');
  return t(state === 'ended' ? 'promotion.endedOn' : 'promotion.openUntil', {
    date: dateInSentence(ends, language),
  });
}
