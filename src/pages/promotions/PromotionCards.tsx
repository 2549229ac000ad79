import { contest } from 'virtual:content/contest';
import { productOf } from '../../site/catalogue/catalogue.ts';
import { dateInSentence } from '../../site/i18n/dates.ts';
import { promotionState } from '../../site/promotions/promotionState.ts';
import { isContest, type Promotion, termsOf } from '../../site/promotions/promotions.ts';
import { Ticket } from '../components/cards/Ticket.tsx';
import { useVisit } from '../layout/visit.ts';
import { PromotionTicket } from './PromotionTicket.tsx';

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
  const over = state === 'ended';
  const participates = promotion.participation || isContest(promotion);
  return (
    <PromotionTicket promotion={promotion} now={now} eager={eager}>
      <h2 lang={lang}>
        <a href={address}>{promotion.title}</a>
      </h2>
      {promotion.summary && (
        <p className={over ? undefined : 'lead'} lang={lang}>
          {promotion.summary}
        </p>
      )}
      {promotion.adults && !over && <p>{t('promotion.adults')}</p>}
      <div className="row">
        {state === 'running' && (
          <a className="btn" href={isContest(promotion) ? link('contest') : address}>
            {t(participates ? 'promotion.participate' : 'promotion.see')}
          </a>
        )}
        <TermsLink promotion={promotion} className={over ? 'more' : 'btn btn--line'} />
      </div>
    </PromotionTicket>
  );
}

/** The contest, for lists of promotions that do not include it. */
export function ContestCard() {
  const { t, link, language, localise } = useVisit();
  return (
    <Ticket
      eyebrow={t('promotion.openUntil', { date: dateInSentence(contest.ends, language) })}
      title={<a href={link('contest')}>{localise(contest.title)}</a>}
      text={localise(contest.lead)}
      product={productOf(contest.id)}
    >
      <a className="btn" href={link('contest')}>
        {t('promotion.participate')}
      </a>
      <a className="btn btn--line" href={link('contest-rules')}>
        {t('promotion.terms')}
      </a>
    </Ticket>
  );
}

/** Link to a promotion's legal terms, or to the list of terms if they are unknown. */
function TermsLink({
  promotion,
  className,
}: {
  promotion: Promotion;
  className: string;
}) {
  const { t, link } = useVisit();
  const terms = termsOf(promotion);
  const address = terms
    ? link('promotion-terms', { id: terms.id })
    : link('promotion-terms-list');
  return (
    <a className={className} href={address}>
      {t('promotion.terms')}
    </a>
  );
}
