import { contest } from 'virtual:content/contest';
import { dateInSentence } from '../../site/i18n/dates.ts';
import { Band } from '../components/Band.tsx';
import { TicketFrame } from '../components/cards/Ticket.tsx';
import referenceCss from '../components/forms/Reference.css?inline';
import { Reference } from '../components/forms/Reference.tsx';
import { Eyebrow } from '../components/headings/Eyebrow.tsx';
import { Icon, Motif } from '../components/pictures/Icon.tsx';
import { Style } from '../components/Style.tsx';
import { useVisit } from '../layout/visit.ts';
import { ContestHero } from './ContestHero.tsx';

/** Shown after an entry: confetti, and the visitor's ticket with its number. */
export function ContestThanks({
  reference,
  received,
}: {
  reference: string;
  received: Date;
}) {
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
        <TicketFrame
          className="contest-ticket"
          stub={<Motif name="triker" mood="laughing" />}
        >
          <Eyebrow>{t('contest.entry')}</Eyebrow>
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
