import { useVisit } from '../../layout/visit.ts';
import { Icon } from '../pictures/Icon.tsx';
import { Style } from '../Style.tsx';
import css from './Heart.css?inline';

/**
 * A heart that keeps something among the favourites of this browser;
 * src/client/likes/likes.ts keeps it. Without a script it stays away.
 *
 * @param lang The language of the name, where it is not the page's.
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
      {/* A label has one language only. */}
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
