import { useVisit } from '../../layout/visit.ts';
import { Icon } from '../pictures/Icon.tsx';
import { Style } from '../Style.tsx';
import css from './Heart.css?inline';

/**
 * A heart that keeps something among the favourites of this browser;
 * src/client/likes/likes.ts shows it.
 */
export function Heart({ like, name }: { like: string; name: string }) {
  const { t } = useVisit();
  return (
    <button
      type="button"
      className="heart"
      data-like={like}
      aria-pressed="false"
      aria-label={t('like.keep', { name })}
      hidden
    >
      <Style name="Heart" css={css} />
      <Icon name="heart" />
    </button>
  );
}
