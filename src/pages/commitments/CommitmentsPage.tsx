import { commitments } from 'virtual:content/commitments';
import { sectionsOf } from '../../site/texts/sections.ts';
import type { Text } from '../../site/texts/texts.ts';
import { Band } from '../components/Band.tsx';
import { TicketFrame } from '../components/cards/Ticket.tsx';
import { Download } from '../components/controls/Download.tsx';
import { Eyebrow } from '../components/headings/Eyebrow.tsx';
import { FittedTitle } from '../components/headings/FittedTitle.tsx';
import { Gauges } from '../components/pictures/Gauges.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { Style } from '../components/Style.tsx';
import { useVisit } from '../layout/visit.ts';
import css from './CommitmentsPage.css?inline';

/**
 * The commitments page: the share of solar power, gauges drawn to scale, the texts and
 * the yearly report.
 */
export function CommitmentsPage({ text }: { text: Text }) {
  const { localise } = useVisit();
  const { hero, accounts, figures } = commitments;
  const promises = sectionsOf(text).sections.filter(({ id }) => id !== 'report');
  return (
    <>
      <Style name="CommitmentsPage" css={css} />
      <section className="flood top sunny">
        <div className="wrap">
          <FittedTitle>{localise(hero.title)}</FittedTitle>
          <p className="lead">{localise(hero.text)}</p>
        </div>
        <Picture name="scene/sun" eager className="sunny__sun" />
      </section>
      <Band className="paper">
        <div className="head">
          <h2>{localise(accounts.title)}</h2>
          <p className="lead">{localise(accounts.text)}</p>
        </div>
        <Gauges figures={figures.filter(({ kind }) => kind !== 'share')} />
      </Band>
      <Band className="paper paper--on promises">
        <p className="lead">{text.lead}</p>
        {promises.map(({ id, title, html }) => (
          <article key={id} id={id} className="split">
            <h2>{title}</h2>
            <Prose html={html} />
          </article>
        ))}
      </Band>
      <Report text={text} />
    </>
  );
}

function Report({ text }: { text: Text }) {
  const { localise, t, link } = useVisit();
  const report = sectionsOf(text).sections.find(({ id }) => id === 'report');
  return (
    <Band className="paper paper--on einf" id="report">
      <TicketFrame stub={<Picture name="scene/report" />}>
        <Eyebrow>{localise(commitments.report.eyebrow)}</Eyebrow>
        <h2>{report?.title}</h2>
        <Prose html={report?.html ?? ''} />
        <div className="row">
          <Download id="einf-2023" look="btn--paper" />
          <a className="btn btn--line" href={link('conduct')}>
            {t('menu.conduct')}
          </a>
        </div>
      </TicketFrame>
    </Band>
  );
}
