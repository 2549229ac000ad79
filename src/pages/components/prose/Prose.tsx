import { sectionsOf } from '../../../site/texts/sections.ts';
import type { Text } from '../../../site/texts/texts.ts';
import { Style } from '../Style.tsx';
import css from './Prose.css?inline';

/**
 * Renders compiled or sanitised HTML as running text.
 *
 * @param lang Language of the text, if not the page's.
 * @param story Sets the first paragraph in larger type.
 */
export function Prose({
  html,
  lang,
  story = false,
}: {
  html: string;
  lang?: string | undefined;
  story?: boolean;
}) {
  return (
    <>
      <Style name="Prose" css={css} />
      <div
        className={story ? 'prose prose--story stack' : 'prose stack'}
        lang={lang}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from content/ at build, or cleaned by allow-list in worker/backEnd
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  );
}

/** The sections of a text, each with its anchor and heading. */
export function Sections({ text }: { text: Text }) {
  return sectionsOf(text).sections.map(({ id, title, html }) => (
    <section key={id} id={id} className="stack">
      <h2 className="h3">{title}</h2>
      <Prose html={html} />
    </section>
  ));
}
