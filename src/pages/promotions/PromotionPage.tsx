import type { ReactNode } from 'react';
import { longDate } from '../../site/i18n/dates.ts';
import { promotionState } from '../../site/promotions/promotionState.ts';
import {
  isContest,
  type Promotion,
  type PromotionDetails,
  termsOf,
} from '../../site/promotions/promotions.ts';
import { onlyIn } from '../components/onlyIn.ts';
import { Icon } from '../components/pictures/Icon.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { Status } from '../components/prose/Status.tsx';
import { Style } from '../components/Style.tsx';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import { useVisit } from '../layout/visit.ts';
import css from './PromotionPage.css?inline';
import { PromotionTicket } from './PromotionTicket.tsx';
import { toneOf } from './tones.ts';

/**
 * One promotion: its ticket, how it works, its dates and its legal terms.
 *
 * @param children The form to take part, where the promotion has one of its own.
 */
export function PromotionPage({
  promotion,
  now,
  children,
}: {
  promotion: PromotionDetails;
  now: Date;
  children?: ReactNode;
}) {
  const { t, language } = useVisit();
  const lang = promotion.language === language ? undefined : promotion.language;
  return (
    <>
      <Style name="PromotionPage" css={css} />
      <section className="flood top toldo promotion-head" data-tone={toneOf(promotion)}>
        <div className="wrap stack stack--wide">
          <Breadcrumb />
          <PromotionTicket promotion={promotion} now={now} eager>
            <h1 lang={lang}>{promotion.title}</h1>
            <Actions promotion={promotion} now={now} hasForm={Boolean(children)} />
          </PromotionTicket>
        </div>
      </section>
      <section className="paper">
        <div className="wrap split split--wide beside">
          <div className="stack">
            {lang && (
              <Status>
                {onlyIn('news.onlyIn', promotion.language, { t, language })}
              </Status>
            )}
            <Prose html={promotion.text} lang={lang} story />
          </div>
          <Conditions promotion={promotion} />
        </div>
      </section>
      {children && promotionState(promotion, now) === 'running' && (
        <section className="paper paper--on promotion-form" id="participate">
          <div className="wrap">
            <h2>{t('promotion.participate')}</h2>
            {children}
          </div>
        </section>
      )}
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
  const participates =
    promotionState(promotion, now) === 'running' && promotion.participation;
  const where = hasForm
    ? '#participate'
    : isContest(promotion)
      ? link('contest')
      : undefined;
  return (
    <div className="row">
      {participates && where && (
        <a className="btn" href={where}>
          {t('promotion.participate')}
        </a>
      )}
      <a className="btn btn--line" href={link('promotions')}>
        {t('promotion.others')}
      </a>
    </div>
  );
}

/** What counts: when, for whom, and the legal terms. */
function Conditions({ promotion }: { promotion: Promotion }) {
  const { t, link, language } = useVisit();
  const terms = termsOf(promotion);
  return (
    <aside className="card" data-family="patatas">
      {promotion.starts && promotion.ends && (
        <p>
          <b>
            {t('promotion.from', {
              start: longDate(promotion.starts, language),
              end: longDate(promotion.ends, language),
            })}
          </b>
        </p>
      )}
      {promotion.adults && <p>{t('promotion.adults')}</p>}
      <a
        className="more"
        href={
          terms ? link('promotion-terms', { id: terms.id }) : link('promotion-terms-list')
        }
      >
        {t('promotion.terms')} <Icon name="right" />
      </a>
    </aside>
  );
}
