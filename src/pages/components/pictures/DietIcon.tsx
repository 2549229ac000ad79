import type { Allergen } from '../../../site/catalogue/products.ts';
import type { DietSign } from '../../drawings/dietSigns.ts';
import { Style } from '../Style.tsx';
import css from './DietIcon.css?inline';
import { Picture } from './Picture.tsx';

/** The sign of a diet or an allergen. Decorative: its label is next to it. */
export const DietIcon = ({ sign }: { sign: DietSign | `allergen/${Allergen}` }) => (
  <>
    <Style name="DietIcon" css={css} />
    <Picture name={sign.includes('/') ? sign : `sign/${sign}`} className="flag" />
  </>
);
