import { containsText, tracesText } from '../../site/catalogue/allergenText.ts';
import { type Declaration as Declared, declarationsOf } from '../../site/catalogue/exclusion.ts';
import { allergens, type Product, warningsOf } from '../../site/catalogue/products.ts';
import { DietIcon } from '../components/pictures/DietIcon.tsx';
import { useVisit } from '../layout/visit.ts';

/**
 * The allergens in short, first thing on the page, with a link to the full label. The
 * finder, the data sheet and the open data read the same `Product`, so they say the same.
 */
export function AllergenLine({ product }: { product: Product }) {
  const { t } = useVisit();
  return (
    <a className="allergen-line" href="#ingredients">
      <b>{containsText(product, t)}</b> <span>{tracesText(product, t)}</span>{' '}
      <u>{t('product.ingredients')}</u>
    </a>
  );
}

/** What the label says about each of the fourteen allergens. */
export function AllergenMatrix({ product }: { product: Product }) {
  const { t } = useVisit();
  const statement = ({ declared, names }: Declared) =>
    names.length > 0
      ? t('product.kinds', {
          declared: t(`declared.${declared}`),
          list: names.map((name) => t(`allergen.${name}`)).join(', '),
        })
      : t(`declared.${declared}`);
  return (
    <table className="fourteen">
      <caption>{t('product.fourteen')}</caption>
      <tbody>
        {allergens.map((allergen) => {
          const declarations = declarationsOf(product, allergen);
          return (
            <tr key={allergen} data-declared={declarations[0]?.declared}>
              <th scope="row">
                <DietIcon sign={`allergen/${allergen}`} />
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

/** What the label says below its ingredients. */
export function Declaration({ product }: { product: Product }) {
  const { t } = useVisit();
  return (
    <>
      <p>
        <b>{containsText(product, t)}</b>
      </p>
      <p>{tracesText(product, t)}</p>
      {warningsOf(product).map((warning) => (
        <p key={warning}>
          <b>{t(warning)}</b>
        </p>
      ))}
    </>
  );
}
