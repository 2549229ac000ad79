import { links } from 'virtual:content/links';
import type { ReactNode } from 'react';
import { byState, promotionState } from '../../site/promotions/promotionState.ts';
import { isContest, type Promotion } from '../../site/promotions/promotions.ts';
import { isContestRunning } from '../../site/promotions/running.ts';
import type { Text } from '../../site/texts/texts.ts';
import { Band } from '../components/Band.tsx';
import { WidePageHead } from '../components/headings/PageHead.tsx';
import { onlyIn } from '../components/onlyIn.ts';
import { Icon } from '../components/pictures/Icon.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { Status } from '../components/prose/Status.tsx';
import { Style } from '../components/Style.tsx';
import { useVisit } from '../layout/visit.ts';
import { ContestCard, PromotionCard } from './PromotionCards.tsx';
import css from './PromotionsPage.css?inline';

/** The promotions as tickets: running and upcoming ones first, then those that ended. */
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
  const sorted = byState(promotions ?? [], now);
  const foreign = sorted.find((promotion) => promotion.language !== language);
  const namesContest = isContestRunning(now) && !sorted.some(isContest);
  const hasEnded = (promotion: Promotion) => promotionState(promotion, now) === 'ended';
  return (
    <>
      <Style name="PromotionsPage" css={css} />
      <WidePageHead title={text.title} lead={text.lead}>
        {!promotions && <Status>{t('promotion.unavailable')}</Status>}
        {promotions?.length === 0 && !namesContest && <Status>{t('promotion.none')}</Status>}
        {foreign && <Status>{onlyIn('news.onlyIn', foreign.language, { t, language })}</Status>}
        <Tickets promotions={sorted.filter((promotion) => !hasEnded(promotion))} now={now}>
          {namesContest && <ContestCard />}
        </Tickets>
        <Tickets promotions={sorted.filter(hasEnded)} now={now} />
      </WidePageHead>
      <Band className="paper" wrap="split split--wide beside">
        <Prose html={text.html} />
        <EatingOut />
      </Band>
    </>
  );
}

function Tickets({
  promotions,
  now,
  children,
}: {
  promotions: Promotion[];
  now: Date;
  /** Extra tickets to show first. */
  children?: ReactNode;
}) {
  if (!promotions.length && !children) return null;
  return (
    <div className="tickets">
      {children}
      {promotions.map((promotion, i) => (
        <PromotionCard key={promotion.slug} promotion={promotion} now={now} eager={i === 0} />
      ))}
    </div>
  );
}

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
