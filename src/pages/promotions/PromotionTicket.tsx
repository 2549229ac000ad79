import type { ReactNode } from 'react';
import { productOf } from '../../site/catalogue/catalogue.ts';
import { promotionState } from '../../site/promotions/promotionState.ts';
import { type Promotion, termsOf } from '../../site/promotions/promotions.ts';
import { TicketFrame } from '../components/cards/Ticket.tsx';
import { Eyebrow } from '../components/headings/Eyebrow.tsx';
import { Pack, Picture } from '../components/pictures/Picture.tsx';
import { Style } from '../components/Style.tsx';
import { useVisit } from '../layout/visit.ts';
import { When } from './Dates.tsx';
import css from './PromotionTicket.css?inline';
import { Stub } from './Stub.tsx';
import { toneOf } from './tones.ts';

/** The ticket of a promotion, drawn bitten once the promotion is over. */
export function PromotionTicket({
  promotion,
  now,
  children,
  behind,
  eager = false,
}: {
  promotion: Promotion;
  now: Date;
  children: ReactNode;
  /** Shown once the stub is torn off. Without it the stub cannot be torn. */
  behind?: ReactNode;
  eager?: boolean;
}) {
  const { language } = useVisit();
  const over = promotionState(promotion, now) === 'ended';
  const product = productOf(termsOf(promotion)?.product ?? '');
  const picture = product ? (
    <Pack product={product} eager={eager} />
  ) : (
    <Picture name="motif/risketo" className="pack" />
  );
  return (
    <TicketFrame
      tone={toneOf(promotion)}
      over={over}
      stub={
        behind && !over ? (
          <Stub
            picture={picture}
            title={promotion.title}
            lang={promotion.language === language ? undefined : promotion.language}
          >
            {behind}
          </Stub>
        ) : (
          picture
        )
      }
    >
      <Style name="PromotionTicket" css={css} />
      <Eyebrow>
        <When promotion={promotion} now={now} />
      </Eyebrow>
      {children}
    </TicketFrame>
  );
}
