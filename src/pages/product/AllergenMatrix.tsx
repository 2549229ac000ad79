import { declaredOf, labelBitsOf } from '../../site/catalogue/exclusion.ts';
import { allergens, groupOf, type Product } from '../../site/catalogue/products.ts';
import { AllergenIcon } from '../components/pictures/DietIcon.tsx';
import { Style } from '../components/Style.tsx';
import { useVisit } from '../layout/visit.ts';
import css from './AllergenMatrix.css?inline';

/** What the label says about each of the fourteen allergens. */
export function AllergenMatrix({ product }: { product: Product }) {
  const { t } = useVisit();
  const label = labelBitsOf(product);
  return (
    <table className="fourteen">
      <caption>
        <Style name="AllergenMatrix" css={css} />
        {t('product.fourteen')}
      </caption>
      <tbody>
        {allergens.map((allergen) => {
          const declared = declaredOf(label, allergen);
          const kinds = product.kinds.filter((kind) => groupOf(kind) === allergen);
          return (
            <tr key={allergen} data-declared={declared}>
              <th scope="row">
                <AllergenIcon allergen={allergen} />
                {t(`annex.${allergen}`)}
              </th>
              <td>
                {kinds.length > 0
                  ? t('product.kinds', {
                      declared: t(`declared.${declared}`),
                      list: kinds.map((kind) => t(`allergen.${kind}`)).join(', '),
                    })
                  : t(`declared.${declared}`)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
