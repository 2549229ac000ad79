import { Style } from '../Style.tsx';
import css from './Prose.css?inline';

/**
 * Compiled or cleaned HTML as running text.
 *
 * @param lang Where it is not the page's language.
 * @param story Its first paragraph is larger.
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
