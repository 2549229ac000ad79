import { sectionsOf } from '../../site/texts/sections.ts';
import type { Text } from '../../site/texts/texts.ts';
import { PageHead } from '../components/headings/PageHead.tsx';
import { Rings } from '../components/pictures/Rings.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { Style } from '../components/Style.tsx';
import css from './ValuesPage.css?inline';

/** The company's values as the rings of a tree, from the centre outwards. */
export function ValuesPage({ text }: { text: Text }) {
  return (
    <>
      <Style name="ValuesPage" css={css} />
      <PageHead title={text.title} lead={text.lead} />
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
