import type { Nutrients, Product } from '../../../../src/site/catalogue/products.ts';
import { minVitaminE } from '../../../../src/site/catalogue/vitaminE.ts';
import type { Fault } from '../../faults/fault.ts';
import type { Content } from '../../reading/load.ts';

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
export function checkNutrition({ products }: Content): Fault[] {
  return products.flatMap((product) => {
    const file = `content/products/${product.key}.json`;
    const { per100, references } = product.nutrition;
    const prefix = references.length ? 'porCien.' : '';
    const faults = [
      ...limits(per100),
      ...parts(per100),
      ...energy(per100),
      ...polyols(per100),
    ].map((fault) => ({ ...fault, field: prefix + fault.field }));
    return [
      ...faults,
      ...vitamins(product.nutrition),
      ...bags(product),
      ...references.flatMap((reference) => agreement(per100, reference)),
    ].map((fault) => ({ file, ...fault }));
  });
}

type FieldFault = Omit<Fault, 'file'>;

function limits(values: Nutrients): FieldFault[] {
  const faults: FieldFault[] = nutrientNames
    .filter((name) => (values[name] ?? 0) < 0)
    .map((name) => ({
      field: fieldOf[name],
      what: `is negative (${values[name]})`,
      cure: 'Write the figure of the label.',
    }));
  const sum =
    values.fat + values.carbohydrate + values.fibre + values.protein + values.salt;
  if (sum > maxSum) {
    faults.push({
      field: 'grasas',
      what: `with hidratos, fibra, proteinas and sal makes ${round(sum)} g of 100 g`,
      cure: 'Compare the figures with the label.',
    });
  }
  if (nutrientNames.every((name) => !values[name]))
    faults.push({
      field: 'energia',
      what: 'and all nutrients are 0',
      cure: 'Write the figures of the label.',
    });
  return faults;
}

function parts(values: Nutrients): FieldFault[] {
  const pairs: [GramName, GramName][] = [
    ['saturates', 'fat'],
    ['sugars', 'carbohydrate'],
    ['polyols', 'carbohydrate'],
  ];
  const faults = pairs.flatMap(([part, whole]) => {
    const value = values[part] ?? 0;
    const limit = values[whole] ?? 0;
    return value > limit + rounding
      ? [
          {
            field: fieldOf[part],
            what: `is ${value} g, more than the ${limit} g of ${fieldOf[whole]} that it is part of`,
            cure: 'Compare both with the label.',
          },
        ]
      : [];
  });
  const sweet = values.sugars + (values.polyols ?? 0);
  if (!faults.length && sweet > values.carbohydrate + rounding) {
    faults.push({
      field: 'azucares',
      what: `and polialcoholes make ${round(sweet)} g, more than the ${values.carbohydrate} g of hidratos that they are part of`,
      cure: 'Compare them with the label.',
    });
  }
  return faults;
}

function energy(values: Nutrients): FieldFault[] {
  const faults: FieldFault[] = [];
  const { energyKj, energyKcal } = values;
  if (energyKj > maxEnergyKj)
    faults.push({
      field: 'energia',
      what: `is ${energyKj} kJ per 100 g, more than pure fat has`,
      cure: 'Compare it with the label.',
    });
  const ratio = energyKj / energyKcal;
  // The factors of Regulation (EU) 1169/2011 give from 4.0 (fibre) to 4.25 (protein) kJ
  // per kcal.
  if (!(ratio > 3.95 && ratio < 4.3))
    faults.push({
      field: 'energia',
      what: `says ${energyKj} kJ and ${energyKcal} kcal, which do not agree`,
      cure: `${energyKj} kJ are about ${Math.round(energyKj / 4.184)} kcal.`,
    });
  const computed = energyOf(values);
  if (Math.abs(computed - energyKj) > 0.2 * Math.max(computed, energyKj)) {
    faults.push({
      field: 'energia',
      what: `says ${energyKj} kJ, but the nutrients yield about ${Math.round(computed)} kJ`,
      cure: 'Compare energia and the nutrients with the label.',
    });
  }
  return faults;
}

/** Kilojoules by the factors of Annex XIV of Regulation (EU) 1169/2011. */
function energyOf({ fat, carbohydrate, polyols = 0, protein, fibre }: Nutrients): number {
  return (
    37 * fat + 17 * (carbohydrate - polyols) + 10 * polyols + 17 * protein + 8 * fibre
  );
}

/**
 * A missing nutrient is expressed by omitting the field, which omits the row of the
 * table.
 */
function polyols(values: Nutrients): FieldFault[] {
  return values.polyols === 0
    ? [
        {
          field: 'polialcoholes',
          what: 'is 0',
          cure: 'Leave the field out where there are none.',
        },
      ]
    : [];
}

/** Annex XIII of Regulation (EU) 1169/2011: less is not significant, and not declared. */
function vitamins({ vitaminE }: Product['nutrition']): FieldFault[] {
  if (vitaminE === undefined || vitaminE >= minVitaminE) return [];
  return [
    {
      field: 'vitaminaE',
      what: `is ${vitaminE} mg, less than the ${minVitaminE} mg from which it may be declared`,
      cure: 'Leave the field out, or compare it with the label.',
    },
  ];
}

/** A column is headed by the bag that it describes, so a bag of that size must exist. */
function bags({ packs, nutrition }: Product): FieldFault[] {
  return nutrition.references
    .filter(({ quantity }) => !packs.includes(quantity))
    .map(({ quantity }) => ({
      field: 'cantidadValor',
      what: `says ${quantity.replace('\u00a0', ' ')}, which is not a size in packs`,
      cure: 'Write a size of the product.',
    }));
}

function agreement(
  per100: Nutrients,
  { quantity, values }: Product['nutrition']['references'][number],
): FieldFault[] {
  const factor = Number.parseFloat(quantity) / 100;
  return nutrientNames.flatMap((name) => {
    const expected = (per100[name] ?? 0) * factor;
    const value = values[name] ?? 0;
    const inEnergy = name === 'energyKj' || name === 'energyKcal';
    const allowed = Math.max(inEnergy ? 1.5 : 0.05, expected * 0.01);
    if (Math.abs(value - expected) <= allowed) return [];
    return [
      {
        field: fieldOf[name],
        what: `says ${value} per ${quantity.replace('\u00a0', ' ')}, porCien makes it ${round(expected)}`,
        cure: 'Correct whichever is wrong.',
      },
    ];
  });
}

const round = (value: number): number => Math.round(value * 100) / 100;
