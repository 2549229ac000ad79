import type { ProductFile } from '../../../../src/content/product.ts';
import {
  type Allergen,
  groupOf,
  type NamedAllergen,
  namedAllergens,
  type Product,
} from '../../../../src/site/catalogue/products.ts';
import { defaultLanguage, type Language, languages } from '../../../../src/site/i18n/languages.ts';
import { message } from '../../../messages/messages.ts';
import type { FieldFault } from '../../faults/fault.ts';
import { perFile } from '../../reading/perFile.ts';
import {
  emphasisedAllergens,
  unemphasisedAllergens,
  unpairedMark,
} from '../../words/allergenWords.ts';
import { productRule, repeated } from '../rule.ts';

/**
 * Every language's ingredients must emphasise exactly the allergens (none if there are
 * none), and no allergen may also be a trace. Every product must declare its traces, or
 * that they are not declared.
 */
export const checkAllergens = productRule(function* (product, { products, productFiles }) {
  yield* ingredientFaults(product.key, product);
  yield* traces(product, productFiles.get(product.key) ?? {});
  yield* nutLine(product, products);
});

const ingredientFaults = perFile((_, product: Product): FieldFault[] => [
  ...languages.flatMap((language) => emphasis(product, language)),
  ...differences(product),
]);

/** Faults in the emphasis of a single list of ingredients. */
export function emphasis(
  { ingredients }: Pick<Product, 'ingredients'>,
  language: Language,
): FieldFault[] {
  const field = `ingredientes.${language}`;
  const text = ingredients[language];
  const unpaired = unpairedMark(text);
  if (unpaired) {
    const { mark, beside } = unpaired;
    return [{ field, ...message(mark === '<u>' ? 'mark.unclosed' : 'mark.unopened', { beside }) }];
  }
  const tags = text.match(/<(?!\/?u>)[^>]*>/g) ?? [];
  if (tags.length) return tags.map((tag) => ({ field, ...message('mark.tag', { tag }) }));
  return [
    ...emphasisedAllergens(text, language).flatMap(({ word, allergen, kind }) => {
      const key = allergen ? !kind && groupMessages[allergen] : 'emphasis.none';
      return key ? [{ field, ...message(key, { word }) }] : [];
    }),
    ...unemphasisedAllergens(text, language).map((found) => ({
      field,
      ...message('emphasis.missing', found),
    })),
  ];
}

/** Annex II of Regulation (EU) 1169/2011 asks for the name of the cereal, and of the nut. */
const groupMessages: Partial<Record<Allergen, 'emphasis.cereal' | 'emphasis.nut'>> = {
  gluten: 'emphasis.cereal',
  'frutos-de-cascara': 'emphasis.nut',
};

/** What lists of ingredients have in common in every language, and how a difference is told. */
const commons = [
  ['ingredients.emphasis', 'nothing', allergensIn],
  ['ingredients.shares', 'none', sharesIn],
  ['ingredients.count', 'none', countIn],
] as const;

/**
 * The list that differs from the two others is wrong; of three different ones, the
 * translations are. One mistake may show in several ways and is reported once, and not
 * beside a wrong emphasis.
 */
function* differences(product: Product): Iterable<FieldFault> {
  if (languages.some((language) => emphasis(product, language).length)) return;
  const { ingredients } = product;
  const told = new Set<Language>();
  for (const [key, none, read] of commons)
    for (const language of languages) {
      const [own, ...others] = [language, ...languages.filter((other) => other !== language)].map(
        (of) => read(ingredients[of], of),
      );
      const isAlone = !others.includes(own ?? '');
      const isRight = language === defaultLanguage && new Set(others).size > 1;
      if (!isAlone || isRight || told.has(language)) continue;
      told.add(language);
      const reference = language === defaultLanguage ? 'en' : defaultLanguage;
      yield {
        field: `ingredientes.${language}`,
        ...message(key, {
          own: own || message(none),
          language: message(`language.${reference}`),
          other: read(ingredients[reference], reference) || message(none),
        }),
      };
    }
}

/** The emphasised allergens, as cereals and nuts where they are. */
function allergensIn(text: string, language: Language): string {
  return emphasisedAllergens(text, language)
    .map(({ allergen, kind }) => kind ?? allergen ?? '?')
    .join(', ');
}

/** Commas and semicolons separate ingredients, except in a number. */
function countIn(text: string): string {
  return String(text.split(/[,;](?!\d)/).length);
}

/** Percentages as numbers, with either decimal sign. */
function sharesIn(text: string): string {
  return [...text.matchAll(/([\d.,]+)\s*%/g)]
    .map(([, number = '']) => number.replace(',', '.'))
    .join(', ');
}

function* traces(
  { traces: named = [], allergens, kinds }: Product,
  { trazas, trazasSinDeclarar }: Partial<ProductFile>,
): Iterable<FieldFault> {
  const field = 'trazas';
  for (const allergen of repeated(named))
    yield { field, ...message('names.twice', { name: allergen }) };
  for (const allergen of named)
    if ([...allergens, ...kinds].includes(allergen))
      yield { field, ...message('traces.ingredient', { name: allergen }) };
  if (trazas && trazasSinDeclarar) yield { field: 'trazasSinDeclarar', ...message('traces.both') };
  else if (!trazas && !trazasSinDeclarar) yield { field, ...message('traces.missing') };
}

/** Nuts share one packing line, so each product may contain what any other contains. */
function* nutLine(
  { family, allergens, kinds, traces }: Product,
  products: readonly Product[],
): Iterable<FieldFault> {
  if (family !== 'frutos-secos' || !traces) return;
  const named = [...allergens, ...kinds, ...traces];
  const packed: NamedAllergen[] = products
    .filter((other) => other.family === family)
    .flatMap((other) => [
      ...other.allergens.filter((allergen) => allergen === 'cacahuetes'),
      ...other.kinds.filter((kind) => groupOf(kind) === 'frutos-de-cascara'),
    ]);
  const missing = namedAllergens.filter(
    (nut) => packed.includes(nut) && !named.includes(nut) && !traces.includes(groupOf(nut)),
  );
  if (missing.length)
    yield { field: 'trazas', ...message('traces.line', { names: missing.join(', ') }) };
}
