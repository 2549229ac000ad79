import type { ReactNode } from 'react';
import type { PageName } from '../../site/addresses/addresses.ts';
import type { Text } from '../../site/texts/texts.ts';
import { Lines } from '../components/company/Lines.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { useVisit } from '../layout/visit.ts';
import { ContactFrame } from './ContactFrame.tsx';
import { audiences } from './ContactPage.tsx';

/**
 * One reason to write: what to have at hand, and the lines for those who would rather
 * talk.
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
  return (
    <ContactFrame text={text} current={current}>
      <section className="paper paper--near">
        <div className="wrap split split--wide beside">
          <div className="stack stack--wide">
            {children}
            <Prose html={text.html} />
          </div>
          <Lines title={t('contact.lines')} of={audiences} />
        </div>
      </section>
    </ContactFrame>
  );
}
