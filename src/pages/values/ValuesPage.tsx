import { sectionsOf } from '../../site/sections.ts';
import type { Text } from '../../site/texts.ts';
import { PageHead } from '../parts/PageHead.tsx';
import { Prose } from '../parts/Prose.tsx';
import readingCss from '../parts/Reading.css?inline';
import { Rings } from '../parts/Rings.tsx';
import { useStyle } from '../style.ts';
import { useVisit } from '../visit.ts';
import css from './ValuesPage.css?inline';

/** The company's values as the rings of a tree, from the heart outwards. */
export function ValuesPage({ text }: { text: Text }) {
  const { words } = useVisit();
  useStyle(readingCss);
  useStyle(css);
  return (
    <>
      <PageHead title={text.title} crumb={words('menu.values')} lead={text.lead} />
      <section className="paper">
        <ol className="wrap tiles values">
          {sectionsOf(text).sections.map(({ id, title, html }, i) => (
            <li key={id} id={id}>
              <Rings lit={i + 1} />
              <h2>{title}</h2>
              <Prose html={html} />
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
