import type { ProductFile } from '../../../../src/content/product.ts';
import {
  type Allergen,
  groupOf,
  type Product,
} from '../../../../src/site/catalogue/products.ts';
import { defaultLanguage } from '../../../../src/site/i18n/languages.ts';
import type { Fault } from '../../faults/fault.ts';
import type { Content } from '../../reading/load.ts';
import { claimLimits } from '../../words/claimWords.ts';
import { emphasis } from './allergens.ts';

/** Ranges with 'no sugars' in their name. */
const sugarFreeRanges = [
  '0-azucares',
  'b-san-0azucares-chocolate',
  'b-san-0azucares-maria',
];

/** Claims must agree with the product's figures, ingredients and traces. */
export function checkClaims({ products, productFiles }: Content): Fault[] {
  return products.flatMap((product) => {
    const written = productFiles.get(product.key);
    const faults = written
      ? [...figures(product), ...absences(product, written), ...signs(product, written)]
      : [];
    return faults.map((fault) => ({
      file: `content/products/${product.key}.json`,
      ...fault,
    }));
  });
}

type FieldFault = Omit<Fault, 'file'>;

function figures({ claims, range, nutrition: { per100 } }: Product): FieldFault[] {
  const faults: FieldFault[] = [];
  const exceeds = (
    field: string,
    name: string,
    value: number,
    limit: number,
    cure: string,
  ) => {
    if (value > limit)
      faults.push({
        field,
        what: `promises ${name}, but there are ${value} g per 100 g; at most ${limit} g are allowed`,
        cure,
      });
  };
  if (claims.lowSugar)
    exceeds(
      'bajoAzucares',
      'few sugars',
      per100.sugars,
      claimLimits.lowSugar,
      'Write "0" or correct azucares.',
    );
  if (sugarFreeRanges.includes(range))
    exceeds(
      'range',
      'no sugars',
      per100.sugars,
      claimLimits.sugarFree,
      'Correct azucares or take the product to another range.',
    );
  if (claims.lowSalt)
    exceeds(
      'bajoSal',
      'little salt',
      per100.salt,
      claimLimits.lowSalt,
      'Write "0" or correct sal.',
    );
  return faults;
}

function absences(product: Product, written: ProductFile): FieldFault[] {
  const promises: [
    field: string,
    value: string,
    promised: boolean | undefined,
    Allergen[],
  ][] = [
    ['hasGluten', '"0"', product.claims.glutenFree, ['gluten']],
    [
      written.sinlactosa === undefined ? 'sinLactosa' : 'sinlactosa',
      '"1"',
      product.claims.lactoseFree,
      ['leche'],
    ],
    [
      written.sinHuevo === undefined ? 'sinhuevo' : 'sinHuevo',
      '"1"',
      product.claims.eggFree,
      ['huevo'],
    ],
    [
      'hasFrutosSecos',
      '"0"',
      product.claims.nutFree,
      ['cacahuetes', 'frutos-de-cascara'],
    ],
  ];
  return promises.flatMap(([field, value, promised, allergens]) => {
    if (!promised) return [];
    if (!product.traces && written.trazasSinDeclarar)
      return [
        {
          field,
          what: `is ${value}, but nobody has declared the traces`,
          cure: 'Write trazas as the label declares them, or leave the field out until then.',
        },
      ];
    const contained = product.allergens.filter((allergen) =>
      allergens.includes(allergen),
    );
    const traced = (product.traces ?? []).filter((allergen) =>
      allergens.includes(groupOf(allergen)),
    );
    return [
      ...contained.map((allergen) => ({
        field,
        what: `is ${value}, but ingredientes emphasises ${allergen}`,
        cure: 'Correct the flag or the ingredients: a visitor with an allergy trusts both.',
      })),
      ...traced.map((allergen) => ({
        field,
        what: `is ${value}, but trazas names ${allergen}`,
        cure: 'Correct the flag or the traces: a visitor with an allergy trusts both.',
      })),
    ];
  });
}

function signs(product: Product, written: ProductFile): FieldFault[] {
  const { claims, allergens } = product;
  const faults: FieldFault[] = [];
  if (claims.showLactoseFree && !claims.lactoseFree)
    faults.push({
      field: 'mostrarSinLactosa',
      what: 'is "1", but sinLactosa is not',
      cure: 'Write "0" or correct sinLactosa.',
    });
  if (claims.hideGlutenFree && !claims.glutenFree)
    faults.push({
      field: 'ocultarSinGluten',
      what: 'is "1", but the product is not free of gluten',
      cure: 'Write "0" or correct hasGluten.',
    });
  // A wrongly emphasised allergen may be missing from the list; that is already
  // reported.
  if (emphasis(product, defaultLanguage).length) return faults;
  if (written.hasGluten === '1' && !allergens.includes('gluten'))
    faults.push({
      field: 'hasGluten',
      what: 'is "1", but ingredientes emphasises no gluten',
      cure: 'Write "0" or emphasise the cereal.',
    });
  if (
    written.hasFrutosSecos === '1' &&
    !allergens.includes('cacahuetes') &&
    !allergens.includes('frutos-de-cascara')
  ) {
    faults.push({
      field: 'hasFrutosSecos',
      what: 'is "1", but ingredientes emphasises no nuts',
      cure: 'Write "0" or emphasise the nuts.',
    });
  }
  return faults;
}
