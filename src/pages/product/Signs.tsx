import type { Claims } from '../../site/catalogue/products.ts';
import { type Sign, signsOf } from '../../site/catalogue/signs.ts';
import { DietIcon } from '../components/pictures/DietIcon.tsx';
import { Style } from '../components/Style.tsx';
import { useVisit } from '../layout/visit.ts';
import css from './Signs.css?inline';

/** The signs of a product, always with their labels. */
export function Signs({ claims }: { claims: Claims }) {
  const { t } = useVisit();
  const signs = signsOf(claims);
  return signs.length > 0 && <SignList signs={signs} label={t('product.signs')} />;
}

export function SignList({ signs, label }: { signs: readonly Sign[]; label: string }) {
  const { t } = useVisit();
  return (
    <ul className="flaglist" aria-label={label}>
      <Style name="Signs" css={css} />
      {signs.map((sign) => (
        <li key={sign}>
          <DietIcon sign={sign} />
          {t(`sign.${sign}`)}
        </li>
      ))}
    </ul>
  );
}
