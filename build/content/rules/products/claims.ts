import type { ProductFile } from '../../../../src/content/product.ts';
import {
  type Allergen,
  type Claims,
  groupOf,
  type Product,
} from '../../../../src/site/catalogue/products.ts';
import { defaultLanguage } from '../../../../src/site/i18n/languages.ts';
import { claimLimits } from '../../words/claimWords.ts';
import { type FieldFault, productRule } from '../rule.ts';
import { emphasis } from './allergens.ts';

/** Ranges with 'no sugars' in their name. */
const sugarFreeRanges = ['0-azucares', 'b-san-0azucares-chocolate', 'b-san-0azucares-maria'];

const nuts: Allergen[] = ['cacahuetes', 'frutos-de-cascara'];

/** Claims must agree with the product's figures, ingredients and traces. */
export const checkClaims = productRule(function* (product, { productFiles }) {
  const written = productFiles.get(product.key);
  if (!written) return;
  yield* figures(product);
  yield* absences(product, written);
  yield* signs(product, written);
});

function* figures({ claims, range, nutrition }: Product): Iterable<FieldFault> {
  const { sugars, salt } = nutrition.per100;
  const limits = [
    ['bajoAzucares', claims.lowSugar, 'few sugars', sugars, claimLimits.lowSugar],
    ['range', sugarFreeRanges.includes(range), 'no sugars', sugars, claimLimits.sugarFree],
    ['bajoSal', claims.lowSalt, 'little salt', salt, claimLimits.lowSalt],
  ] as const;
  const cures = {
    bajoAzucares: 'Write "0" or correct azucares.',
    range: 'Correct azucares or take the product to another range.',
    bajoSal: 'Write "0" or correct sal.',
  };
  for (const [field, promised, name, value, limit] of limits)
    if (promised && value > limit)
      yield {
        field,
        what: `promises ${name}, but there are ${value} g per 100 g; at most ${limit} g are allowed`,
        cure: cures[field],
      };
}

function* absences(
  { claims, allergens, traces }: Product,
  written: ProductFile,
): Iterable<FieldFault> {
  const promises: [field: string, value: string, keyof Claims, Allergen[]][] = [
    ['hasGluten', '"0"', 'glutenFree', ['gluten']],
    ['sinLactosa', '"1"', 'lactoseFree', ['leche']],
    ['sinhuevo', '"1"', 'eggFree', ['huevo']],
    ['hasFrutosSecos', '"0"', 'nutFree', nuts],
  ];
  for (const [field, value, promise, absent] of promises) {
    if (!claims[promise]) continue;
    if (!traces && written.trazasSinDeclarar) {
      yield {
        field,
        what: `is ${value}, but nobody has declared the traces`,
        cure: 'Write trazas as the label declares them, or leave the field out until then.',
      };
      continue;
    }
    for (const allergen of allergens)
      if (absent.includes(allergen))
        yield {
          field,
          what: `is ${value}, but ingredientes emphasises ${allergen}`,
          cure: 'Correct the flag or the ingredients: a visitor with an allergy trusts both.',
        };
    for (const allergen of traces ?? [])
      if (absent.includes(groupOf(allergen)))
        yield {
          field,
          what: `is ${value}, but trazas names ${allergen}`,
          cure: 'Correct the flag or the traces: a visitor with an allergy trusts both.',
        };
  }
}

function* signs(product: Product, written: ProductFile): Iterable<FieldFault> {
  const { claims, allergens } = product;
  if (claims.showLactoseFree && !claims.lactoseFree)
    yield {
      field: 'mostrarSinLactosa',
      what: 'is "1", but sinLactosa is not',
      cure: 'Write "0" or correct sinLactosa.',
    };
  if (claims.hideGlutenFree && !claims.glutenFree)
    yield {
      field: 'ocultarSinGluten',
      what: 'is "1", but the product is not free of gluten',
      cure: 'Write "0" or correct hasGluten.',
    };
  // A wrongly emphasised allergen may be missing from the list; that is already
  // reported.
  if (emphasis(product, defaultLanguage).length) return;
  if (written.hasGluten === '1' && !allergens.includes('gluten'))
    yield {
      field: 'hasGluten',
      what: 'is "1", but ingredientes emphasises no gluten',
      cure: 'Write "0" or emphasise the cereal.',
    };
  if (written.hasFrutosSecos === '1' && !nuts.some((nut) => allergens.includes(nut)))
    yield {
      field: 'hasFrutosSecos',
      what: 'is "1", but ingredientes emphasises no nuts',
      cure: 'Write "0" or emphasise the nuts.',
    };
}
