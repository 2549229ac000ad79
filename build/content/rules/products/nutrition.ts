import type { Nutrients, Product } from '../../../../src/site/catalogue/products.ts';
import { minVitaminE } from '../../../../src/site/catalogue/vitaminE.ts';
import { type FieldFault, productRule } from '../rule.ts';

/** The fields of product files behind the nutrients. */
const fieldOf: Record<keyof Nutrients, string> = {
  energyKj: 'energia',
  energyKcal: 'energia',
  fat: 'grasas',
  saturates: 'saturadas',
  carbohydrate: 'hidratos',
  sugars: 'azucares',
  polyols: 'polialcoholes',
  fibre: 'fibra',
  protein: 'proteinas',
  salt: 'sal',
};
const nutrientNames = Object.keys(fieldOf) as (keyof Nutrients)[];
type GramName = Exclude<keyof Nutrients, 'energyKj' | 'energyKcal'>;

/** Grams that two figures may differ by through rounding. */
const rounding = 0.001;
/**
 * Sum of the nutrients of 100 g, in grams, with room for rounding (as Open Food Facts
 * allows).
 */
const maxSum = 105;
/** Kilojoules of 100 g of pure fat, rounded up: the maximum for any food. */
const maxEnergyKj = 3800;

/**
 * Nutrition tables must be plausible: parts are smaller than their total, and energy
 * matches the nutrients.
 */
export const checkNutrition = productRule(function* ({ packs, nutrition }) {
  const { per100, references, vitaminE } = nutrition;
  const prefix = references.length ? 'porCien.' : '';
  for (const check of [limits, parts, energy])
    for (const { field, ...fault } of check(per100)) yield { field: prefix + field, ...fault };
  // Annex XIII of Regulation (EU) 1169/2011: less is not significant, and not declared.
  if (vitaminE !== undefined && vitaminE < minVitaminE)
    yield {
      field: 'vitaminaE',
      what: `is ${vitaminE} mg, less than the ${minVitaminE} mg from which it may be declared`,
      cure: 'Leave the field out, or compare it with the label.',
    };
  // A column is headed by the bag that it describes, so a bag of that size must exist.
  for (const { quantity } of references)
    if (!packs.includes(quantity))
      yield {
        field: 'cantidadValor',
        what: `says ${quantity.replace('\u00a0', ' ')}, which is not a size in packs`,
        cure: 'Write a size of the product.',
      };
  for (const reference of references) yield* agreement(per100, reference);
});

function* limits(values: Nutrients): Iterable<FieldFault> {
  for (const name of nutrientNames)
    if ((values[name] ?? 0) < 0)
      yield {
        field: fieldOf[name],
        what: `is negative (${values[name]})`,
        cure: 'Write the figure of the label.',
      };
  const sum = values.fat + values.carbohydrate + values.fibre + values.protein + values.salt;
  if (sum > maxSum)
    yield {
      field: 'grasas',
      what: `with hidratos, fibra, proteinas and sal makes ${round(sum)} g of 100 g`,
      cure: 'Compare the figures with the label.',
    };
  if (nutrientNames.every((name) => !values[name]))
    yield {
      field: 'energia',
      what: 'and all nutrients are 0',
      cure: 'Write the figures of the label.',
    };
  // Omitting the field omits the row of the table.
  if (values.polyols === 0)
    yield {
      field: 'polialcoholes',
      what: 'is 0',
      cure: 'Leave the field out where there are none.',
    };
}

function* parts(values: Nutrients): Iterable<FieldFault> {
  const pairs: [GramName, GramName][] = [
    ['saturates', 'fat'],
    ['sugars', 'carbohydrate'],
    ['polyols', 'carbohydrate'],
  ];
  const larger = pairs.filter(
    ([part, whole]) => (values[part] ?? 0) > (values[whole] ?? 0) + rounding,
  );
  for (const [part, whole] of larger)
    yield {
      field: fieldOf[part],
      what: `is ${values[part]} g, more than the ${values[whole] ?? 0} g of ${fieldOf[whole]} that it is part of`,
      cure: 'Compare both with the label.',
    };
  const sweet = values.sugars + (values.polyols ?? 0);
  if (!larger.length && sweet > values.carbohydrate + rounding)
    yield {
      field: 'azucares',
      what: `and polialcoholes make ${round(sweet)} g, more than the ${values.carbohydrate} g of hidratos that they are part of`,
      cure: 'Compare them with the label.',
    };
}

function* energy(values: Nutrients): Iterable<FieldFault> {
  const field = 'energia';
  const { energyKj, energyKcal } = values;
  if (energyKj > maxEnergyKj)
    yield {
      field,
      what: `is ${energyKj} kJ per 100 g, more than pure fat has`,
      cure: 'Compare it with the label.',
    };
  const ratio = energyKj / energyKcal;
  // The factors of Regulation (EU) 1169/2011 give from 4.0 (fibre) to 4.25 (protein) kJ
  // per kcal.
  if (!(ratio > 3.95 && ratio < 4.3))
    yield {
      field,
      what: `says ${energyKj} kJ and ${energyKcal} kcal, which do not agree`,
      cure: `${energyKj} kJ are about ${Math.round(energyKj / 4.184)} kcal.`,
    };
  const computed = energyOf(values);
  if (Math.abs(computed - energyKj) > 0.2 * Math.max(computed, energyKj))
    yield {
      field,
      what: `says ${energyKj} kJ, but the nutrients yield about ${Math.round(computed)} kJ`,
      cure: 'Compare energia and the nutrients with the label.',
    };
}

/** Kilojoules by the factors of Annex XIV of Regulation (EU) 1169/2011. */
const energyOf = ({ fat, carbohydrate, polyols = 0, protein, fibre }: Nutrients): number =>
  37 * fat + 17 * (carbohydrate - polyols) + 10 * polyols + 17 * protein + 8 * fibre;

function* agreement(
  per100: Nutrients,
  { quantity, values }: Product['nutrition']['references'][number],
): Iterable<FieldFault> {
  const factor = Number.parseFloat(quantity) / 100;
  for (const name of nutrientNames) {
    const expected = (per100[name] ?? 0) * factor;
    const value = values[name] ?? 0;
    const inEnergy = name === 'energyKj' || name === 'energyKcal';
    const allowed = Math.max(inEnergy ? 1.5 : 0.05, expected * 0.01);
    if (Math.abs(value - expected) > allowed)
      yield {
        field: fieldOf[name],
        what: `says ${value} per ${quantity.replace('\u00a0', ' ')}, porCien makes it ${round(expected)}`,
        cure: 'Correct whichever is wrong.',
      };
  }
}

const round = (value: number): number => Math.round(value * 100) / 100;
