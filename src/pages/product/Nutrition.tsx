import type { Nutrients, Product } from '../../site/catalogue/products.ts';
import { gramsForVitaminE, vitaminEShare } from '../../site/catalogue/vitaminE.ts';
import { decimal } from '../../site/i18n/numbers.ts';
import { NutritionTable } from '../components/tables/NutritionTable.tsx';
import { useVisit } from '../layout/visit.ts';

/** Rows in the order of Annex XV of Regulation (EU) 1169/2011. */
const rows = [
  'fat',
  'saturates',
  'carbohydrate',
  'sugars',
  'polyols',
  'fibre',
  'protein',
  'salt',
] as const;
const hundred = '100\u00a0g';
const parts: readonly (keyof Nutrients)[] = ['saturates', 'sugars', 'polyols'];

/** Nutrition per 100 g and per bag: reference quantities are sizes of the product. */
export function Nutrition({
  nutrition: { per100, references, vitaminE },
}: Pick<Product, 'nutrition'>) {
  const { t, language } = useVisit();
  const columns = [{ quantity: hundred, values: per100 }, ...references];
  const grams = (value: number | undefined) =>
    value === undefined ? '–' : `${decimal(value, language)}\u00a0g`;
  return (
    <NutritionTable>
      <caption>
        {t('product.nutrition')}
        <small>{t('product.average')}</small>
      </caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('product.per', { quantity: hundred })}</th>
          {references.map(({ quantity }) => (
            <th key={quantity} scope="col">
              {t('product.perBag', { quantity })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('nutrient.energy')}</th>
          {columns.map(({ quantity, values }) => (
            <td key={quantity}>
              <span>{`${decimal(values.energyKj, language)}\u00a0kJ`}</span>{' '}
              <span>{`/\u00a0${decimal(values.energyKcal, language)}\u00a0kcal`}</span>
            </td>
          ))}
        </tr>
        {rows
          .filter((row) => per100[row] !== undefined)
          .map((row) => (
            <tr key={row} className={parts.includes(row) ? 'sub' : undefined}>
              <th scope="row">{t(`nutrient.${row}`)}</th>
              {columns.map(({ quantity, values }) => (
                <td key={quantity}>{grams(values[row])}</td>
              ))}
            </tr>
          ))}
        {vitaminE !== undefined && (
          <tr>
            <th scope="row">{t('nutrient.vitaminE')}</th>
            <td>
              {t('product.ofReferenceValue', {
                amount: `${decimal(vitaminE, language)}\u00a0mg`,
                share: vitaminEShare(vitaminE),
              })}
            </td>
            {references.map(({ quantity }) => (
              <td key={quantity}>–</td>
            ))}
          </tr>
        )}
      </tbody>
    </NutritionTable>
  );
}

/**
 * The authorised claim of Regulation (EU) 432/2012, verbatim, with the information that
 * Article 10 of Regulation (EC) 1924/2006 requires.
 */
export function VitaminClaim({ nutrition: { vitaminE } }: Pick<Product, 'nutrition'>) {
  const { t } = useVisit();
  if (vitaminE === undefined) return null;
  const quantity = `${gramsForVitaminE(vitaminE)}\u00a0g`;
  return <p>{t('product.vitaminE', { quantity })}</p>;
}
