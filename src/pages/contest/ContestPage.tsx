import { contest } from 'virtual:content/contest';
import type { ReactNode } from 'react';
import { productOf } from '../../site/catalogue/catalogue.ts';
import { dateInSentence } from '../../site/i18n/dates.ts';
import { promotionState } from '../../site/promotions/promotionState.ts';
import type { Text } from '../../site/texts/texts.ts';
import { Band } from '../components/Band.tsx';
import { TicketFrame } from '../components/cards/Ticket.tsx';
import { Eyebrow } from '../components/headings/Eyebrow.tsx';
import { GaugeList } from '../components/pictures/Gauges.tsx';
import { Pack, Picture } from '../components/pictures/Picture.tsx';
import { Sections } from '../components/prose/Prose.tsx';
import { useVisit } from '../layout/visit.ts';
import { ContestHero } from './ContestHero.tsx';
import { ContestThanks } from './ContestThanks.tsx';

/**
 * The contest: how to play, the prizes, the ticket to fill in, and the small print in
 * readable size.
 *
 * @param children The entry form, shown on the ticket.
 */
export function ContestPage({
  text,
  now,
  children,
}: {
  text: Text;
  now: Date;
  children?: ReactNode;
}) {
  const { localise, language, formState } = useVisit();
  if (formState?.reference && formState.at)
    return <ContestThanks reference={formState.reference} received={formState.at} />;
  const state = promotionState(contest, now);
  const dated = (words: string) =>
    words.replace('{date}', dateInSentence(contest.ends, language));
  if (state === 'ended') {
    return (
      <>
        <ContestHero
          eyebrow={localise(contest.title)}
          title={localise(contest.ended.title)}
          lead={dated(localise(contest.ended.text))}
        >
          <OtherPromotions />
        </ContestHero>
        <Prizes />
        <SmallPrint text={text} />
      </>
    );
  }
  return (
    <>
      <RunningHero started={state === 'running'} />
      <Steps />
      <Prizes />
      {state === 'running' && <Entry>{children}</Entry>}
      <SmallPrint text={text} />
    </>
  );
}

function RunningHero({ started }: { started: boolean }) {
  const { localise, t, link, language } = useVisit();
  const when = started
    ? localise(contest.until).replace('{date}', dateInSentence(contest.ends, language))
    : t('promotion.startsOn', { date: dateInSentence(contest.starts, language) });
  return (
    <ContestHero
      eyebrow={when}
      title={localise(contest.title)}
      lead={localise(contest.lead)}
    >
      {started && (
        <a className="btn btn--paper" href="#participate">
          {t('promotion.participate')}
        </a>
      )}
      <a className="btn btn--line" href={link('contest-rules')}>
        {t('contest.rules')}
      </a>
    </ContestHero>
  );
}

function OtherPromotions() {
  const { t, link } = useVisit();
  return (
    <a className="btn btn--paper" href={link('promotions')}>
      {t('promotion.others')}
    </a>
  );
}

function Steps() {
  const { localise, t } = useVisit();
  return (
    <Band className="paper">
      <h2 className="sr">{t('contest.howTo')}</h2>
      <GaugeList as="ol">
        {contest.steps.map(({ title, text }, i) => (
          <li key={title.es}>
            <Picture name={`scene/step-${i + 1}`} />
            <h3>{localise(title)}</h3>
            <p>{localise(text)}</p>
          </li>
        ))}
      </GaugeList>
    </Band>
  );
}

function Prizes() {
  const { localise, t } = useVisit();
  return (
    <Band className="paper paper--on contest-prizes">
      <h2>{t('contest.prizes')}</h2>
      <ul className="split">
        {contest.prizes.map(({ id, quantity, name, text }) => (
          <li key={id}>
            <b className="display">{quantity}</b>
            <h3>{localise(name)}</h3>
            <p>{localise(text)}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

function Entry({ children }: { children: ReactNode }) {
  const { localise, t } = useVisit();
  const trikers = productOf('trikers');
  return (
    <Band className="paper paper--on contest-entry" id="participate">
      <TicketFrame stub={trikers && <Pack product={trikers} />}>
        <h2>{t('contest.entry')}</h2>
        {contest.adults && <Eyebrow>{localise(contest.adultsOnly)}</Eyebrow>}
        {children}
      </TicketFrame>
    </Band>
  );
}

function SmallPrint({ text }: { text: Text }) {
  return (
    <Band className="paper paper--on" wrap="tiles tiles--wide">
      <Sections text={text} />
    </Band>
  );
}
