import { containsText, tracesText } from '../../site/catalogue/allergenText.ts';
import type { Product } from '../../site/catalogue/products.ts';
import { Style } from '../components/Style.tsx';
import { useVisit } from '../layout/visit.ts';
import css from './AllergenLine.css?inline';

/**
 * The allergens in short, first thing on the page, with a link to the full label. The
 * finder, the data sheet and the open data read the same `Product`, so they say the same.
 */
export function AllergenLine({ product }: { product: Product }) {
  const { t } = useVisit();
  return (
    <a className="allergen-line" href="#ingredients">
      <Style name="AllergenLine" css={css} />
      <b>{containsText(product, t)}</b> <span>{tracesText(product, t)}</span>{' '}
      <u>{t('product.ingredients')}</u>
    </a>
  );
}
