import type { Nutrients, Product } from '../../../../src/site/catalogue/products.ts';
import { minVitaminE } from '../../../../src/site/catalogue/vitaminE.ts';
import { message } from '../../../messages/messages.ts';
import type { FieldFault } from '../../faults/fault.ts';
import { productRule } from '../rule.ts';

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
      ...message('nutrition.vitaminE', { value: vitaminE, least: minVitaminE }),
    };
  // A column is headed by the bag that it describes, so a bag of that size must exist.
  for (const { quantity } of references)
    if (!packs.includes(quantity))
      yield {
        field: 'cantidadValor',
        ...message('nutrition.size', { quantity: quantity.replace('\u00a0', ' ') }),
      };
  for (const reference of references) yield* agreement(per100, reference);
});

function* limits(values: Nutrients): Iterable<FieldFault> {
  for (const name of nutrientNames)
    if ((values[name] ?? 0) < 0)
      yield {
        field: fieldOf[name],
        ...message('nutrition.negative', { value: values[name] ?? 0 }),
      };
  const sum = values.fat + values.carbohydrate + values.fibre + values.protein + values.salt;
  if (sum > maxSum) yield { field: 'grasas', ...message('nutrition.sum', { sum: round(sum) }) };
  if (nutrientNames.every((name) => !values[name]))
    yield { field: 'energia', ...message('nutrition.allZero') };
  // Omitting the field omits the row of the table.
  if (values.polyols === 0) yield { field: 'polialcoholes', ...message('nutrition.noPolyols') };
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
      ...message('nutrition.part', {
        value: values[part] ?? 0,
        whole: values[whole] ?? 0,
        name: fieldOf[whole],
      }),
    };
  const sweet = values.sugars + (values.polyols ?? 0);
  if (!larger.length && sweet > values.carbohydrate + rounding)
    yield {
      field: 'azucares',
      ...message('nutrition.sweet', { sum: round(sweet), whole: values.carbohydrate }),
    };
}

function* energy(values: Nutrients): Iterable<FieldFault> {
  const field = 'energia';
  const { energyKj, energyKcal } = values;
  if (energyKj > maxEnergyKj) yield { field, ...message('nutrition.overFat', { value: energyKj }) };
  const ratio = energyKj / energyKcal;
  // The factors of Regulation (EU) 1169/2011 give from 4.0 (fibre) to 4.25 (protein) kJ
  // per kcal.
  if (!(ratio > 3.95 && ratio < 4.3))
    yield {
      field,
      ...message('nutrition.energy', {
        kilojoules: energyKj,
        kilocalories: energyKcal,
        right: Math.round(energyKj / 4.184),
      }),
    };
  const computed = energyOf(values);
  if (Math.abs(computed - energyKj) > 0.2 * Math.max(computed, energyKj))
    yield {
      field,
      ...message('nutrition.computed', { kilojoules: energyKj, computed: Math.round(computed) }),
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
        ...message('nutrition.reference', {
          value,
          quantity: quantity.replace('\u00a0', ' '),
          expected: round(expected),
        }),
      };
  }
}

const round = (value: number): number => Math.round(value * 100) / 100;
