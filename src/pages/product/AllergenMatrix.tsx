import { type Declaration, declarationsOf } from '../../site/catalogue/exclusion.ts';
import { allergens, type Product } from '../../site/catalogue/products.ts';
import { AllergenIcon } from '../components/pictures/DietIcon.tsx';
import { Style } from '../components/Style.tsx';
import { useVisit } from '../layout/visit.ts';
import css from './AllergenMatrix.css?inline';

/** What the label says about each of the fourteen allergens. */
export function AllergenMatrix({ product }: { product: Product }) {
  const { t } = useVisit();
  const statement = ({ declared, names }: Declaration) =>
    names.length > 0
      ? t('product.kinds', {
          declared: t(`declared.${declared}`),
          list: names.map((name) => t(`allergen.${name}`)).join(', '),
        })
      : t(`declared.${declared}`);
  return (
    <table className="fourteen">
      <caption>
        <Style name="AllergenMatrix" css={css} />
        {t('product.fourteen')}
      </caption>
      <tbody>
        {allergens.map((allergen) => {
          const declarations = declarationsOf(product, allergen);
          return (
            <tr key={allergen} data-declared={declarations[0]?.declared}>
              <th scope="row">
                <AllergenIcon allergen={allergen} />
                {t(`annex.${allergen}`)}
              </th>
              <td>
                {declarations.map((declaration) => (
                  <p key={declaration.declared}>{statement(declaration)}</p>
                ))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
