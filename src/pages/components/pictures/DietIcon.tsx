import type { ComponentProps } from 'react';
import type { Allergen } from '../../../site/catalogue/products.ts';
import type { Sign } from '../../../site/catalogue/signs.ts';
import type { DietSign } from '../../drawings/dietSigns.ts';
import { useVisit } from '../../layout/visit.ts';
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

/** A list of diet signs with their labels. */
export function SignList(props: { signs: readonly Sign[] } & ComponentProps<'ul'>) {
  const { t } = useVisit();
  const { signs, ...attributes } = props;
  return (
    signs.length > 0 && (
      <ul {...attributes}>
        {signs.map((sign) => (
          <li key={sign}>
            <DietIcon sign={sign} />
            {t(`sign.${sign}`)}
          </li>
        ))}
      </ul>
    )
  );
}
