import { useVisit } from '../../layout/visit.ts';
import { Icon } from '../pictures/Icon.tsx';
import { Style } from '../Style.tsx';
import css from './Heart.css?inline';

/**
 * A heart-shaped like button. src/client/likes/likes.ts stores the like in this browser.
 * Hidden without a script.
 *
 * @param lang Language of the name, if not the page's.
 */
export function Heart({
  like,
  name,
  lang,
}: {
  like: string;
  name: string;
  lang?: string | undefined;
}) {
  const { t } = useVisit();
  const words = t('like.keep', { name });
  const [before, after] = words.split(name);
  return (
    <button
      type="button"
      className="heart"
      data-like={like}
      aria-pressed="false"
      aria-label={lang ? undefined : words}
    >
      <Style name="Heart" css={css} />
      <Icon name="heart" />
      {/* `aria-label` cannot mix languages. */}
      {lang && (
        <span className="sr">
          {before}
          <span lang={lang}>{name}</span>
          {after}
        </span>
      )}
    </button>
  );
}
