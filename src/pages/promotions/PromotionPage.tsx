import type { ReactNode } from 'react';
import { coverOfPromotion } from '../../site/news/cover.ts';
import { promotionState } from '../../site/promotions/promotionState.ts';
import {
  isContest,
  type Promotion,
  type PromotionDetails,
  termsOf,
} from '../../site/promotions/promotions.ts';
import { Band } from '../components/Band.tsx';
import { onlyIn } from '../components/onlyIn.ts';
import { Covered } from '../components/pictures/Covered.tsx';
import { Icon } from '../components/pictures/Icon.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { Status } from '../components/prose/Status.tsx';
import { Style } from '../components/Style.tsx';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import { useVisit } from '../layout/visit.ts';
import css from './PromotionPage.css?inline';
import { DatesAndAge, PromotionTicket, TermsLink, toneOf, When } from './PromotionTicket.tsx';

/**
 * One promotion: ticket, how it works, dates, legal terms, contact, and other running
 * promotions. Only the title is guaranteed to exist.
 */
export function PromotionPage({
  promotion,
  others,
  now,
  children,
}: {
  promotion: PromotionDetails;
  /** Other running promotions. */
  others: Promotion[];
  now: Date;
  children?: ReactNode;
}) {
  const { t, language } = useVisit();
  const lang = promotion.language === language ? undefined : promotion.language;
  return (
    <>
      <Style name="PromotionPage" css={css} />
      <Band
        className="flood top toldo promotion-head"
        data-tone={toneOf(promotion)}
        wrap="stack stack--wide"
      >
        <Breadcrumb />
        <PromotionTicket promotion={promotion} now={now} eager>
          <h1 lang={lang}>{promotion.title}</h1>
          <Actions promotion={promotion} now={now} hasForm={Boolean(children)} />
        </PromotionTicket>
      </Band>
      <Band className="paper" wrap="split split--wide beside">
        <div className="stack">
          {lang && <Status>{onlyIn('news.onlyIn', promotion.language, { t, language })}</Status>}
          {promotion.image && (
            <div className="promotion-picture">
              <Covered address={promotion.image} width={800} height={500}>
                <Picture name={`scene/${coverOfPromotion(promotion)}`} />
              </Covered>
            </div>
          )}
          {promotion.text ? (
            <Prose html={promotion.text} lang={lang} story />
          ) : (
            <p className="lead">{t('promotion.untold')}</p>
          )}
        </div>
        <Conditions promotion={promotion} now={now} />
      </Band>
      {children && promotionState(promotion, now) === 'running' && (
        <Band className="paper paper--on promotion-form" id="participate">
          <h2>{t('promotion.participate')}</h2>
          {children}
        </Band>
      )}
      <Others promotions={others} now={now} />
    </>
  );
}

function Actions({
  promotion,
  now,
  hasForm,
}: {
  promotion: Promotion;
  now: Date;
  hasForm: boolean;
}) {
  const { t, link } = useVisit();
  const runs = promotionState(promotion, now) === 'running';
  const where = hasForm ? '#participate' : isContest(promotion) ? link('contest') : undefined;
  return (
    <div className="row">
      {runs && where && (
        <a className="btn" href={where}>
          {t('promotion.participate')}
        </a>
      )}
      <a className="btn btn--line" href={link('promotions')}>
        {t('promotion.all')}
      </a>
    </div>
  );
}

function Conditions({ promotion, now }: { promotion: Promotion; now: Date }) {
  const { t, link } = useVisit();
  return (
    <aside className="card stack" data-family="patatas">
      <DatesAndAge promotion={promotion} now={now} />
      {!termsOf(promotion) && <p>{t('promotion.termsInList')}</p>}
      <TermsLink promotion={promotion} className="more">
        <Icon name="right" />
      </TermsLink>
      <p>{t('promotion.doubts')}</p>
      <a className="more" href={link('contact-question')}>
        {t('promotion.ask')} <Icon name="right" />
      </a>
    </aside>
  );
}

function Others({ promotions, now }: { promotions: Promotion[]; now: Date }) {
  const { t, link, language } = useVisit();
  return (
    <Band className="paper paper--on" wrap="stack">
      <h2 className="h3">{t('promotion.others')}</h2>
      {promotions.length > 0 && (
        <ul className="stack">
          {promotions.map((promotion) => (
            <li key={promotion.slug}>
              <a
                href={link('promotion', { slug: promotion.slug })}
                lang={promotion.language === language ? undefined : promotion.language}
              >
                {promotion.title}
              </a>{' '}
              · <When promotion={promotion} now={now} />
            </li>
          ))}
        </ul>
      )}
      <a className="more" href={link('promotions')}>
        {t('promotion.all')} <Icon name="right" />
      </a>
    </Band>
  );
}
