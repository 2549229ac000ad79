import type { ProductFile } from '../../../../src/content/product.ts';
import {
  type Allergen,
  type Claims,
  groupOf,
  type Product,
} from '../../../../src/site/catalogue/products.ts';
import { defaultLanguage } from '../../../../src/site/i18n/languages.ts';
import { message } from '../../../messages/messages.ts';
import type { FieldFault } from '../../faults/fault.ts';
import { claimLimits } from '../../words/claimWords.ts';
import { productRule } from '../rule.ts';
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
    ['bajoAzucares', claims.lowSugar, 'flag.fewSugars', sugars, claimLimits.lowSugar],
    ['range', sugarFreeRanges.includes(range), 'flag.noSugars', sugars, claimLimits.sugarFree],
    ['bajoSal', claims.lowSalt, 'flag.littleSalt', salt, claimLimits.lowSalt],
  ] as const;
  for (const [field, promised, key, value, limit] of limits)
    if (promised && value > limit) yield { field, ...message(key, { value, limit }) };
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
      yield { field, ...message('flag.undeclared', { value }) };
      continue;
    }
    for (const allergen of allergens)
      if (absent.includes(allergen))
        yield { field, ...message('flag.ingredient', { value, name: allergen }) };
    for (const allergen of traces ?? [])
      if (absent.includes(groupOf(allergen)))
        yield { field, ...message('flag.trace', { value, name: allergen }) };
  }
}

function* signs(product: Product, written: ProductFile): Iterable<FieldFault> {
  const { claims, allergens } = product;
  if (claims.showLactoseFree && !claims.lactoseFree)
    yield { field: 'mostrarSinLactosa', ...message('flag.showLactose') };
  if (claims.hideGlutenFree && !claims.glutenFree)
    yield { field: 'ocultarSinGluten', ...message('flag.hideGluten') };
  // A wrongly emphasised allergen may be missing from the list; that is already
  // reported.
  if (emphasis(product, defaultLanguage).length) return;
  if (written.hasGluten === '1' && !allergens.includes('gluten'))
    yield { field: 'hasGluten', ...message('flag.noGluten') };
  if (written.hasFrutosSecos === '1' && !nuts.some((nut) => allergens.includes(nut)))
    yield { field: 'hasFrutosSecos', ...message('flag.noNuts') };
}
