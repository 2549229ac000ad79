import type { ReactNode } from 'react';
import { Style } from '../Style.tsx';
import css from './Reading.css?inline';

/**
 * A long text at a comfortable line length.
 *
 * @param contents Table of contents, shown on the left.
 */
export function Reading({
  contents,
  children,
}: {
  contents?: ReactNode;
  children: ReactNode;
}) {
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
