import { links } from 'virtual:content/links';
import { inOrder, promotionState } from '../../site/promotions/promotionState.ts';
import { isContest, type Promotion, termsOf } from '../../site/promotions/promotions.ts';
import type { Text } from '../../site/texts/texts.ts';
import { WidePageHead } from '../components/headings/PageHead.tsx';
import { onlyIn } from '../components/onlyIn.ts';
import { Icon } from '../components/pictures/Icon.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { Status } from '../components/prose/Status.tsx';
import { Style } from '../components/Style.tsx';
import { useVisit } from '../layout/visit.ts';
import css from './PromotionsPage.css?inline';
import { PromotionTicket } from './PromotionTicket.tsx';

/**
 * The promotions as tickets: those that run are whole and come first, those that are
 * over are bitten.
 */
export function PromotionsPage({
  text,
  promotions,
  now,
}: {
  text: Text;
  promotions: Promotion[] | undefined;
  now: Date;
}) {
  const { t, language } = useVisit();
  const sorted = inOrder(promotions ?? [], now);
  const foreign = sorted.find((promotion) => promotion.language !== language);
  const isOver = (promotion: Promotion) => promotionState(promotion, now) === 'ended';
  return (
    <>
      <Style name="PromotionsPage" css={css} />
      <WidePageHead title={text.title} lead={text.lead}>
        {!promotions && <Status>{t('promotion.unavailable')}</Status>}
        {promotions?.length === 0 && <Status>{t('promotion.none')}</Status>}
        {foreign && (
          <Status>{onlyIn('news.onlyIn', foreign.language, { t, language })}</Status>
        )}
        <Tickets
          promotions={sorted.filter((promotion) => !isOver(promotion))}
          now={now}
        />
        <Tickets promotions={sorted.filter(isOver)} now={now} />
      </WidePageHead>
      <section className="paper">
        <div className="wrap split split--wide beside">
          <Prose html={text.html} />
          <EatingOut />
        </div>
      </section>
    </>
  );
}

function Tickets({ promotions, now }: { promotions: Promotion[]; now: Date }) {
  if (!promotions.length) return null;
  return (
    <div className="tickets">
      {promotions.map((promotion, i) => (
        <Ticket key={promotion.slug} promotion={promotion} now={now} first={i === 0} />
      ))}
    </div>
  );
}

function Ticket({
  promotion,
  now,
  first,
}: {
  promotion: Promotion;
  now: Date;
  first: boolean;
}) {
  const { t, link, language } = useVisit();
  const lang = promotion.language === language ? undefined : promotion.language;
  const state = promotionState(promotion, now);
  const terms = termsOf(promotion);
  const address = link('promotion', { slug: promotion.slug });
  const over = state === 'ended';
  return (
    <PromotionTicket promotion={promotion} now={now} eager={first}>
      <h2 lang={lang}>
        <a href={address}>{promotion.title}</a>
      </h2>
      <p className={over ? undefined : 'lead'} lang={lang}>
        {promotion.summary}
      </p>
      {promotion.adults && !over && <p>{t('promotion.adults')}</p>}
      <div className="row">
        {state === 'running' && promotion.participation && (
          <a className="btn" href={isContest(promotion) ? link('contest') : address}>
            {t('promotion.participate')}
          </a>
        )}
        {state === 'running' && !promotion.participation && (
          <a className="btn" href={address}>
            {t('promotion.see')}
          </a>
        )}
        <a
          className={over ? 'more' : 'btn btn--line'}
          href={
            terms
              ? link('promotion-terms', { id: terms.id })
              : link('promotion-terms-list')
          }
        >
          {t('promotion.terms')}
        </a>
      </div>
    </PromotionTicket>
  );
}

/** The promotion that runs on another site. */
function EatingOut() {
  const { t, localise } = useVisit();
  const { url, label } = links['restaurant-promotion'];
  return (
    <aside className="card" data-family="patatas">
      <h2 className="h3">{t('promotion.eatingOut')}</h2>
      <a className="more" href={url} rel="noopener external">
        {localise(label)} <Icon name="right" />
      </a>
    </aside>
  );
}
