import { Icon } from '../pictures/Icon.tsx';
import { Style } from '../Style.tsx';
import css from './Pause.css?inline';

/**
 * A button that stops what keeps moving beside it, and lets it go on; a checkbox, so
 * that it works without a script. Pause.css stops everything in the element that holds
 * it, which has the class `pausable`.
 *
 * @param name Says what it stops, for a page may have several.
 */
export function Pause({ name }: { name: string }) {
  return (
    <span className="pause">
      <Style name="Pause" css={css} />
      <input type="checkbox" aria-label={name} />
      <Icon name="pause" />
      <Icon name="play" />
    </span>
  );
}
