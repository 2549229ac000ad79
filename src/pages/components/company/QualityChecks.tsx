import { about } from 'virtual:content/about';
import { useVisit } from '../../layout/visit.ts';
import { Style } from '../Style.tsx';
import css from './QualityChecks.css?inline';

/** The checks that every batch passes, each with a check mark. */
export function QualityChecks() {
  const { localise } = useVisit();
  return (
    <ul className="checks">
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
