import { type Section, sectionsOf } from '../../site/texts/sections.ts';
import type { Text } from '../../site/texts/texts.ts';
import { PageHead } from '../components/headings/PageHead.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { Callout, Reading, Updated } from '../components/prose/Reading.tsx';
import { useVisit } from '../layout/visit.ts';

/**
 * A long text, such as a legal page. With three or more headings it gets a table of
 * contents.
 */
export function TextPage({ text, children }: { text: Text; children?: React.ReactNode }) {
  const { sections } = sectionsOf(text);
  return (
    <>
      <PageHead title={text.title} lead={text.lead}>
        <Updated text={text} />
      </PageHead>
      <section className="paper reading">
        <Reading contents={sections.length > 2 && <Contents sections={sections} />}>
          <Callout html={text.note} />
          <Prose html={text.html} />
          {children}
        </Reading>
      </section>
    </>
  );
}

function Contents({ sections }: { sections: Section[] }) {
  const { t } = useVisit();
  return (
    <nav className="toc" aria-labelledby="toc">
      <p className="toc__title" id="toc">
        {t('legal.contents')}
      </p>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title.replace(/<[^>]+>/g, '')}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The promotions whose legal terms are published, with the company's general ones. */
export function PromotionTermsList({
  text,
  terms,
}: {
  text: Text;
  terms: { id: string; title: string }[];
}) {
  const { link, t } = useVisit();
  return (
    <TextPage text={text}>
      <ul>
        {terms.map(({ id, title }) => (
          <li key={id}>
            <a href={link('promotion-terms', { id })}>{title}</a>
          </li>
        ))}
        <li>
          <a href={link('company-terms')}>{t('foot.terms')}</a>
        </li>
      </ul>
    </TextPage>
  );
}
