import { home } from 'virtual:content/home';
import { Drawing, Icon } from '../components/pictures/Icon.tsx';
import { Style } from '../components/Style.tsx';
import { arcs, moon } from '../drawings/geometry.ts';
import { colours } from '../drawings/palette.ts';
import { useVisit } from '../layout/visit.ts';
import css from './HistoryBanner.css?inline';

/** The laughing rainbow. Inline, because it is animated on scroll. */
const rainbow = `${arcs(500, 500, [
  [500, colours.clavel],
  [410, colours.naranja],
  [325, colours.azafran],
  [240, colours.rosa],
  [155, colours.azul],
])}<path d="${moon(456, 424, 26)}${moon(544, 424, 26)}${moon(500, 434, 28, true)}" fill="${colours.nata}"/>`;

/** Founding year and key figures. */
export function HistoryBanner() {
  const { localise, link } = useVisit();
  const { year, title, figures, link: more } = home.history;
  return (
    <section className="flood years chapter">
      <Style name="HistoryBanner" css={css} />
      <Drawing className="arcs" box="0 0 1000 500" inside={rainbow} />
      <div className="wrap stack stack--wide">
        <p className="years__num">{year}</p>
        <h2>{localise(title)}</h2>
        <ul className="facts">
          {figures.map(({ value, label }) => (
            <li key={value.es}>
              <b>{localise(value)}</b> {localise(label)}
            </li>
          ))}
        </ul>
        <a className="btn btn--paper" href={link('history')}>
          {localise(more)} <Icon name="right" />
        </a>
      </div>
    </section>
  );
}
