import { sectionOf } from '../../site/texts/sections.ts';
import type { Text } from '../../site/texts/texts.ts';
import { Lines } from '../components/company/Lines.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { ContactFrame } from './ContactFrame.tsx';

/** Audiences of the phone lines, most requested first. */
export const audiences = ['consumers', 'customers', 'employment', 'other'];

/**
 * The contact hub: four choices, what to read before writing, and phone numbers for
 * visitors who would rather call.
 */
export function ContactPage({ text }: { text: Text }) {
  const before = sectionOf(text, 'before');
  const lines = sectionOf(text, 'lines');
  return (
    <ContactFrame text={text} current={undefined}>
      <section className="paper paper--near">
        <div className="wrap">
          <Lines title={lines.title} id={lines.id} of={audiences} wide>
            <Prose html={lines.html} />
          </Lines>
          <section className="split contact-before" id={before.id}>
            <h2>{before.title}</h2>
            <Prose html={before.html} />
          </section>
        </div>
      </section>
    </ContactFrame>
  );
}
