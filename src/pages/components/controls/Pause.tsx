import { Icon } from '../pictures/Icon.tsx';
import { Style } from '../Style.tsx';
import css from './Pause.css?inline';

/**
 * A button that pauses and resumes the animations around it. It is a checkbox, so that it
 * works without a script: the parent's styles pause while it is `:checked`.
 *
 * @param name Accessible name that says what it pauses. A page may have several.
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
