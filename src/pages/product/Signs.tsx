import type { Claims } from '../../site/catalogue/products.ts';
import { signsOf } from '../../site/catalogue/signs.ts';
import { DietIcon } from '../components/pictures/DietIcon.tsx';
import { useStyle } from '../layout/style.ts';
import { useVisit } from '../layout/visit.ts';
import css from './Signs.css?inline';

/** The signs of a product, always with their words. */
export function Signs({ claims }: { claims: Claims }) {
  const { t } = useVisit();
  useStyle(css);
  const signs = signsOf(claims);
  if (!signs.length) return null;
  return (
    <ul className="flaglist" aria-label={t('product.signs')}>
      {signs.map((sign) => (
        <li key={sign}>
          <DietIcon sign={sign} />
          {t(`sign.${sign}`)}
        </li>
      ))}
    </ul>
  );
}
