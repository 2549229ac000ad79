import { contest } from 'virtual:content/contest';
import { productOf } from '../../site/catalogue/catalogue.ts';
import { dateInSentence, unbrokenDate } from '../../site/i18n/dates.ts';
import { promotionState } from '../../site/promotions/promotionState.ts';
import { isContest, type Promotion } from '../../site/promotions/promotions.ts';
import { TicketFrame } from '../components/cards/Ticket.tsx';
import { Eyebrow } from '../components/headings/Eyebrow.tsx';
import { Pack } from '../components/pictures/Picture.tsx';
import { useVisit } from '../layout/visit.ts';
import { Instructions, PromotionTicket, Steps, Stub, TermsLink } from './PromotionTicket.tsx';

/** A promotion in a list: title, end date and links. */
export function PromotionCard({
  promotion,
  now,
  eager = false,
}: {
  promotion: Promotion;
  now: Date;
  eager?: boolean;
}) {
  const { t, link, language } = useVisit();
  const lang = promotion.language === language ? undefined : promotion.language;
  const state = promotionState(promotion, now);
  const address = link('promotion', { slug: promotion.slug });
  const hasEnded = state === 'ended';
  const participates = promotion.participation || isContest(promotion);
  return (
    <PromotionTicket
      promotion={promotion}
      now={now}
      eager={eager}
      behind={<Instructions promotion={promotion} now={now} />}
    >
      <h2 lang={lang}>
        <a href={address}>{promotion.title}</a>
      </h2>
      {promotion.summary && (
        <p className={hasEnded ? undefined : 'lead'} lang={lang}>
          {promotion.summary}
        </p>
      )}
      {promotion.adults && !hasEnded && <p>{t('promotion.adults')}</p>}
      <div className="row">
        {state === 'running' && (
          <a className="btn" href={isContest(promotion) ? link('contest') : address}>
            {t(participates ? 'promotion.participate' : 'promotion.see')}
          </a>
        )}
        <TermsLink promotion={promotion} className={hasEnded ? 'more' : 'btn btn--line'} />
      </div>
    </PromotionTicket>
  );
}

/** The contest, for lists of promotions that do not include it. */
export function ContestCard() {
  const { t, link, language, localise } = useVisit();
  const product = productOf(contest.id);
  const title = localise(contest.title);
  const start = dateInSentence(contest.starts, language);
  const end = dateInSentence(contest.ends, language);
  return (
    <TicketFrame
      tone="noche"
      stub={
        <Stub picture={product && <Pack product={product} />} title={title}>
          <Steps />
          <p>
            <b>{t('promotion.from', { start, end })}</b>
          </p>
          <a className="more" href={link('contest-rules')}>
            {t('promotion.terms')}
          </a>
        </Stub>
      }
    >
      <Eyebrow>{t('promotion.openUntil', { date: unbrokenDate(contest.ends, language) })}</Eyebrow>
      <h2>
        <a href={link('contest')}>{title}</a>
      </h2>
      <p className="lead">{localise(contest.lead)}</p>
      <div className="row">
        <a className="btn" href={link('contest')}>
          {t('promotion.participate')}
        </a>
        <a className="btn btn--line" href={link('contest-rules')}>
          {t('promotion.terms')}
        </a>
      </div>
    </TicketFrame>
  );
}
