import { commitments } from 'virtual:content/commitments';
import { company } from 'virtual:content/company';
import { history } from 'virtual:content/history';
import { sectionsOf } from '../../site/texts/sections.ts';
import type { Text } from '../../site/texts/texts.ts';
import { Band } from '../components/Band.tsx';
import { Eyebrow } from '../components/headings/Eyebrow.tsx';
import { FittedTitle } from '../components/headings/FittedTitle.tsx';
import { Gauges } from '../components/pictures/Gauges.tsx';
import { Drawing, Icon } from '../components/pictures/Icon.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { Style } from '../components/Style.tsx';
import { face } from '../drawings/motifs.ts';
import { useVisit } from '../layout/visit.ts';
import css from './HistoryPage.css?inline';

/**
 * The company's history as one long gusanito. Each bend is a milestone with a number, a
 * line of text and a drawing.
 */
export function HistoryPage({ text }: { text: Text }) {
  const { localise, link } = useVisit();
  return (
    <>
      <Style name="HistoryPage" css={css} />
      <Band className="flood top toldo trail" data-family="caramelos">
        <Eyebrow>{localise(company.since)}</Eyebrow>
        <FittedTitle>{text.title}</FittedTitle>
        <p className="lead">{text.lead}</p>
        <Worm />
      </Band>
      <Band className="paper" wrap="split chapters">
        {sectionsOf(text).sections.map(({ id, title, html }) => (
          <article key={id} id={id} className="stack">
            <h2 className="h3">{title}</h2>
            <Prose html={html} />
          </article>
        ))}
      </Band>
      <Band className="paper paper--on">
        <div className="head">
          <h2>{localise(history.after.title)}</h2>
          <p className="lead">{localise(history.after.text)}</p>
        </div>
        <Gauges figures={commitments.figures.filter(({ id }) => id !== 'energy-daganzo')} />
        <p className="after__more">
          <a className="btn" href={link('commitments')}>
            {localise(history.after.button)} <Icon name="right" />
          </a>
        </p>
      </Band>
    </>
  );
}

function Worm() {
  const { localise } = useVisit();
  return (
    <div className="worm">
      <ol>
        {history.stations.map(({ year, number, title, text, drawing }, i) => (
          <li key={drawing} data-year={year}>
            <div>
              <p className="worm__number">{localise(number)}</p>
              <h2>{localise(title)}</h2>
              <p className="lead">{localise(text)}</p>
            </div>
            <div className={`art art--${drawing}`}>
              <Picture name={`scene/${drawing}`} eager={i === 0} />
            </div>
          </li>
        ))}
      </ol>
      <Drawing className="worm__head" box="0 0 100 100" inside={head} />
    </div>
  );
}

const head = `<circle cx="50" cy="54" r="46" fill="#e8921a"/><circle cx="50" cy="48" r="46" fill="#ffc93f"/><path d="M16 34A37 37 0 0 1 50 11" fill="none" stroke="#fff0b8" stroke-width="6" stroke-linecap="round" stroke-dasharray="16 10"/>${face(50, 46, 2)}`;
