import type { Allergen } from '../../../site/catalogue/products.ts';
import type { DietSign } from '../../drawings/dietSigns.ts';
import { Style } from '../Style.tsx';
import css from './DietIcon.css?inline';
import { Picture } from './Picture.tsx';

/** A diet sign. Decorative: its label is next to it. */
export function DietIcon({ sign }: { sign: DietSign }) {
  return (
    <>
      <Style name="DietIcon" css={css} />
      <Picture name={`sign/${sign}`} className="flag" />
    </>
  );
}

/** The sign of an allergen. Decorative: the name is next to it. */
export function AllergenIcon({ allergen }: { allergen: Allergen }) {
  return (
    <>
      <Style name="DietIcon" css={css} />
      <Picture name={`allergen/${allergen}`} className="flag" />
    </>
  );
}
