import { commitments } from 'virtual:content/commitments';
import { links } from 'virtual:content/links';
import { conductPages } from '../../site/navigation/menu.ts';
import { type Section, sectionOf, sectionsOf } from '../../site/texts/sections.ts';
import type { Text } from '../../site/texts/texts.ts';
import { Band } from '../components/Band.tsx';
import { Download } from '../components/controls/Download.tsx';
import { PageHead } from '../components/headings/PageHead.tsx';
import { useFigure } from '../components/pictures/Gauges.tsx';
import { Drawing, Icon } from '../components/pictures/Icon.tsx';
import { Rings } from '../components/pictures/Rings.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { Style } from '../components/Style.tsx';
import { moon, slice } from '../drawings/geometry.ts';
import { useVisit } from '../layout/visit.ts';
import css from './CompliancePage.css?inline';

/**
 * The hub of the compliance area: four tiles, each with its own half-moon drawing, and
 * the report of 2023. Its last line leads to the promotion of a restaurant chain.
 *
 * @param report Text of the commitments page, which has the section about the report.
 */
export function CompliancePage({ text, report }: { text: Text; report: Text }) {
  const { localise } = useVisit();
  const written = useFigure();
  const { title, html } = sectionOf(report, 'report');
  const { url, label } = links['restaurant-promotion'];
  return (
    <>
      <Style name="CompliancePage" css={css} />
      <PageHead title={text.title} lead={text.lead} />
      <Band className="paper paper--near">
        <ul className="tiles hub__tiles">
          {sectionsOf(text).sections.map((section) => (
            <li key={section.id} id={section.id} className={`hub__${section.id}`}>
              <Tile {...section} />
            </li>
          ))}
        </ul>
      </Band>
      <Band className="paper paper--on hub__report" wrap="split split--wide">
        <div className="stack">
          <h2>{title}</h2>
          <Prose html={html} />
          <Download id="einf-2023" />
        </div>
        <dl>
          {commitments.figures.map((figure) => (
            <div key={figure.id}>
              <dt>{localise(figure.label)}</dt>
              <dd>{written(figure)}</dd>
            </div>
          ))}
        </dl>
        <a className="more" href={url} rel="noopener external">
          {localise(label)} <Icon name="right" />
        </a>
      </Band>
    </>
  );
}

function Tile({ id, title, html }: Section) {
  return (
    <>
      <Sign id={id} />
      <h2>{title}</h2>
      <Prose html={html} />
    </>
  );
}

const piece = 180 / conductPages.length;
const solar = Number(commitments.figures.find(({ id }) => id === 'solar')?.value);

/** A tile's drawing: one moon per chapter or value, an open ear, or the solar share. */
function Sign({ id }: { id: string }) {
  if (id === 'values') return <Rings />;
  const drawn: Record<string, string> = {
    conduct: conductPages
      .map((_, i) =>
        slice(
          100,
          100,
          100,
          i * piece + 1,
          (i + 1) * piece - 1,
          i === 1 ? 'currentColor' : 'var(--light, #b9d3b8)',
        ),
      )
      .join(''),
    'ethical-channel': `<path d="${moon(100, 0, 100, true)}"/><path class="sign__light" d="${moon(100, 0, 62, true)}"/><path d="${moon(100, 0, 30, true)}"/>`,
    commitments: `<path class="sign__light" d="${moon(100, 100, 100)}"/>${slice(100, 100, 100, 0, solar * 1.8, 'currentColor')}`,
  };
  return <Drawing className="sign" box="0 0 200 100" inside={drawn[id] ?? ''} />;
}
