import type { ReactNode } from 'react';
import { dateInSentence } from '../../../site/i18n/dates.ts';
import type { Text } from '../../../site/texts/texts.ts';
import { useVisit } from '../../layout/visit.ts';
import { Style } from '../Style.tsx';
import css from './Reading.css?inline';

/** A long text at a comfortable line length. */
export function Reading({ contents, children }: { contents?: ReactNode; children: ReactNode }) {
  return (
    <div className={contents ? 'wrap split split--wide read' : 'wrap read'}>
      <Style name="Reading" css={css} />
      {contents}
      <article>{children}</article>
    </div>
  );
}

/** Important text in a box. */
export function Callout({ html }: { html: string | undefined }) {
  return html ? (
    <>
      <Style name="Reading" css={css} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from content/ at build */}
      <div className="trust" dangerouslySetInnerHTML={{ __html: html }} />
    </>
  ) : null;
}

/** When a text was last updated; nothing if it has no date. */
export function Updated({ text: { updated } }: { text: Text }) {
  const { t, language } = useVisit();
  return updated ? (
    <p className="updated">
      <time dateTime={updated}>
        {t('legal.updated', { date: dateInSentence(updated, language) })}
      </time>
    </p>
  ) : null;
}
