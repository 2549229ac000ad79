import { contest } from 'virtual:content/contest';
import type { ReactNode } from 'react';
import { productOf } from '../../site/catalogue/catalogue.ts';
import { dateInSentence } from '../../site/i18n/dates.ts';
import { promotionState } from '../../site/promotions/promotionState.ts';
import type { Text } from '../../site/texts/texts.ts';
import { Band } from '../components/Band.tsx';
import { TicketFrame } from '../components/cards/Ticket.tsx';
import { FormSection } from '../components/forms/FormSection.tsx';
import { Reference } from '../components/forms/Outcome.tsx';
import referenceCss from '../components/forms/Reference.css?inline';
import { Eyebrow } from '../components/headings/Eyebrow.tsx';
import { GaugeList } from '../components/pictures/Gauges.tsx';
import { Icon, Motif } from '../components/pictures/Icon.tsx';
import { Pack, Picture } from '../components/pictures/Picture.tsx';
import { Sections } from '../components/prose/Prose.tsx';
import { Style } from '../components/Style.tsx';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import { useVisit } from '../layout/visit.ts';
import css from './ContestPage.css?inline';

/**
 * The contest: how to play, the prizes, the ticket to fill in, and the small print in
 * readable size.
 */
export function ContestPage({ text, now }: { text: Text; now: Date }) {
  const { localise, language, formState } = useVisit();
  if (formState?.reference && formState.at)
    return <ContestThanks reference={formState.reference} received={formState.at} />;
  const state = promotionState(contest, now);
  const dated = (words: string) => words.replace('{date}', dateInSentence(contest.ends, language));
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
      {state === 'running' && <Entry />}
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
    <ContestHero eyebrow={when} title={localise(contest.title)} lead={localise(contest.lead)}>
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

function Entry() {
  const { localise, t } = useVisit();
  const trikers = productOf('trikers');
  return (
    <Band className="paper paper--on contest-entry" id="participate">
      <TicketFrame stub={trikers && <Pack product={trikers} />}>
        <h2>{t('contest.entry')}</h2>
        {contest.adults && <Eyebrow>{localise(contest.adultsOnly)}</Eyebrow>}
        <FormSection name="contest" adultsOnly={contest.adults} />
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

/**
 * The hero of the contest pages: tumbling letters on one side, a bowl of trikers on the
 * other.
 */
function ContestHero({
  eyebrow,
  title,
  lead,
  party = false,
  children,
}: {
  eyebrow: string;
  title: string;
  lead: string;
  party?: boolean;
  children?: ReactNode;
}) {
  return (
    <section className="flood top toldo contest-hero">
      <Style name="ContestPage" css={`${css}@layer pages{${turnsCss}}`} />
      <div className="wrap split split--mid">
        <div className="stack stack--wide">
          <Breadcrumb />
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1>
            <Tumbling text={title} />
          </h1>
          <p className="lead">{lead}</p>
          <div className="row">{children}</div>
        </div>
        <Picture name={party ? 'scene/tumble-party' : 'scene/tumble'} eager />
      </div>
    </section>
  );
}

/** Angles at which letters land, in degrees. */
const turns = [-9, 6, -4, 11, -7, 13, -12, 5];
const turnsCss = turns.map((angle, i) => `[data-turn="${i}"]{--a:${angle}}`).join('');

function Tumbling({ text }: { text: string }) {
  return (
    <>
      <span className="sr">{text}</span>
      <span aria-hidden="true" className="tumbling">
        {text.split(' ').map((word, place) => (
          <span key={place}>
            {[...word].map((letter, i) => (
              <i key={i} data-turn={(i * 3 + word.length + place) % turns.length}>
                {letter}
              </i>
            ))}{' '}
          </span>
        ))}
      </span>
    </>
  );
}

/** Shown after an entry: confetti, and the visitor's ticket with its number. */
function ContestThanks({ reference, received }: { reference: string; received: Date }) {
  const { localise, t, link, language } = useVisit();
  return (
    <>
      <Style name="Reference" css={referenceCss} />
      <ContestHero
        eyebrow={t('contest.received')}
        title={localise(contest.thanks.title)}
        lead={localise(contest.thanks.text)}
        party
      >
        <a className="btn btn--paper" href={link('promotions')}>
          {t('promotion.others')} <Icon name="right" />
        </a>
      </ContestHero>
      <Band className="paper" data-sent="contest">
        <TicketFrame className="contest-ticket" stub={<Motif name="triker" mood="laughing" />}>
          {/* Not the code that is drawn */}
          <Eyebrow>{t('form.reference', { reference: '' })}</Eyebrow>
          <Reference reference={reference} t={t} as="h2" />
          <p>
            {t('contest.receivedOn', {
              title: localise(contest.title),
              date: dateInSentence(received.toISOString(), language),
            })}
          </p>
        </TicketFrame>
      </Band>
    </>
  );
}
