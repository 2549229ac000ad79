import { useStyle } from '../style.ts';
import { useVisit } from '../visit.ts';
import css from './Heart.css?inline';
import { Icon } from './Icon.tsx';

/**
 * A heart that keeps something among the favourites of this browser;
 * src/client/likes.ts shows it.
 */
export function Heart({ like, name }: { like: string; name: string }) {
  const { words } = useVisit();
  useStyle(css);
  return (
    <button
      type="button"
      className="heart"
      data-like={like}
      aria-pressed="false"
      aria-label={words('like.keep', { name })}
      hidden
    >
      <Icon name="heart" />
    </button>
  );
}
