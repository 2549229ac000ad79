import { about } from 'virtual:content/about';
import { useVisit } from '../../layout/visit.ts';
import { Style } from '../Style.tsx';
import css from './QualityChecks.css?inline';

/**
 * The checks that every batch passes, each with a check mark.
 *
 * @param row Side by side in a wide window, instead of one below the other.
 */
export function QualityChecks({ row = false }: { row?: boolean }) {
  const { localise } = useVisit();
  return (
    <ul className={row ? 'checks is-row' : 'checks'}>
      <Style name="QualityChecks" css={css} />
      {about.controls.map((control) => (
        <li key={control.es}>
          <i />
          {localise(control)}
        </li>
      ))}
    </ul>
  );
}
