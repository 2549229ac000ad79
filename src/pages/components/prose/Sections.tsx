import { sectionsOf } from '../../../site/texts/sections.ts';
import type { Text } from '../../../site/texts/texts.ts';
import { Prose } from './Prose.tsx';

/** The sections of a text, each with its anchor and heading. */
export function Sections({ text }: { text: Text }) {
  return sectionsOf(text).sections.map(({ id, title, html }) => (
    <section key={id} id={id} className="stack">
      <h2 className="h3">{title}</h2>
      <Prose html={html} />
    </section>
  ));
}
