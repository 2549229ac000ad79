import type { ReactNode } from 'react';
import type { PageName } from '../../site/addresses/addresses.ts';
import { htmlWithout, sectionOf } from '../../site/texts/sections.ts';
import type { Text } from '../../site/texts/texts.ts';
import { Lines } from '../components/company/Lines.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { useVisit } from '../layout/visit.ts';
import { ContactFrame } from './ContactFrame.tsx';
import { audiences } from './ContactPage.tsx';

/** Section shown before the form, because it says what the form asks for. */
const firstSections: Partial<Record<PageName, string>> = {
  'contact-question': 'product',
  'contact-work': 'cv',
};

/**
 * The page for one reason to write: what to have at hand, the form, and phone numbers for
 * visitors who would rather call.
 *
 * @param children The form.
 */
export function ContactFormPage({
  text,
  current,
  children,
}: {
  text: Text;
  current: PageName;
  children?: ReactNode;
}) {
  const { t } = useVisit();
  const first = firstSections[current];
  const atHand = first ? sectionOf(text, first) : undefined;
  return (
    <ContactFrame text={text} current={current}>
      <section className="paper paper--near">
        <div className="wrap split split--wide beside">
          <div className="stack stack--wide">
            {atHand && (
              <div>
                <h2 className="h3" id={atHand.id}>
                  {atHand.title}
                </h2>
                <Prose html={atHand.html} />
              </div>
            )}
            {children}
            <Prose html={htmlWithout(text, first)} />
          </div>
          <Lines title={t('contact.lines')} of={audiences} />
        </div>
      </section>
    </ContactFrame>
  );
}
