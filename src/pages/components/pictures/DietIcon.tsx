import type { DietSign } from '../../drawings/dietSigns.ts';
import { useStyle } from '../../layout/style.ts';
import css from './DietIcon.css?inline';
import { Picture } from './Picture.tsx';

/** A diet sign on its plate. The word beside it says what it means. */
export function DietIcon({ sign }: { sign: DietSign }) {
  useStyle(css);
  return <Picture name={`sign/${sign}`} className="flag" />;
}
