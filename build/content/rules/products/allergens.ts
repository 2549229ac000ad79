import type { ProductFile } from '../../../../src/content/product.ts';
import {
  groupOf,
  type NamedAllergen,
  namedAllergens,
  type Product,
} from '../../../../src/site/catalogue/products.ts';
import { defaultLanguage, type Language, languages } from '../../../../src/site/i18n/languages.ts';
import { perFile } from '../../reading/perFile.ts';
import {
  emphasisedAllergens,
  unemphasisedAllergens,
  unpairedMark,
} from '../../words/allergenWords.ts';
import { type FieldFault, productRule, repeated } from '../rule.ts';

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

const ingredientFaults = perFile((_, product: Product): FieldFault[] =>
  languages.flatMap((language) => [
    ...emphasis(product, language),
    ...sameAsSpanish(product, language),
  ]),
);

/** Faults in the emphasis of a single list of ingredients. */
export function emphasis(
  { ingredients }: Pick<Product, 'ingredients'>,
  language: Language,
): FieldFault[] {
  const field = `ingredientes.${language}`;
  const text = ingredients[language];
  const unpaired = unpairedMark(text);
  if (unpaired)
    return [
      unpaired.mark === '<u>'
        ? {
            field,
            what: `does not close the <u> before «${unpaired.beside}»`,
            cure: 'Write </u> right after the allergen.',
          }
        : {
            field,
            what: `has no <u> for the </u> after «${unpaired.beside}»`,
            cure: 'Write <u> right before the allergen, or remove the </u>.',
          },
    ];
  const tags = text.match(/<(?!\/?u>)[^>]*>/g) ?? [];
  if (tags.length)
    return tags.map((tag) => ({
      field,
      what: `has the tag ${tag}`,
      cure: 'Only <u>…</u> around an allergen is allowed.',
    }));
  return [
    ...emphasisedAllergens(text, language)
      .filter(({ allergen }) => !allergen)
      .map(({ word }) => ({
        field,
        what: `emphasises «${word}», which is none of the 14 allergens`,
        cure: 'Emphasise the allergen alone; build/content/words/allergenWords.ts lists how each is written.',
      })),
    ...unemphasisedAllergens(text, language).map((word) => ({
      field,
      what: `does not emphasise «${word}»`,
      cure: `Write <u>${word}</u>.`,
    })),
  ];
}

/** A wrong emphasis also shows as a difference between languages; it is reported once. */
function* sameAsSpanish(product: Product, language: Language): Iterable<FieldFault> {
  if ([language, defaultLanguage].some((either) => emphasis(product, either).length)) return;
  const { ingredients } = product;
  const field = `ingredientes.${language}`;
  const allergens = (of: Language) =>
    emphasisedAllergens(ingredients[of], of)
      .map(({ allergen, kind }) => kind ?? allergen ?? '?')
      .join(', ');
  const [own, spanish] = [allergens(language), allergens(defaultLanguage)];
  if (own !== spanish)
    yield {
      field,
      what: `emphasises ${own || 'nothing'}, Spanish ${spanish || 'nothing'}`,
      cure: 'Name the same ingredients in the same order in every language.',
    };
  const [ownShares, spanishShares] = [
    shares(ingredients[language]),
    shares(ingredients[defaultLanguage]),
  ];
  if (ownShares !== spanishShares)
    yield {
      field,
      what: `has the percentages ${ownShares || 'none'}, Spanish ${spanishShares || 'none'}`,
      cure: 'Write the same ones in every language.',
    };
}

/** Percentages as numbers, with either decimal sign. */
const shares = (text: string): string =>
  [...text.matchAll(/([\d.,]+)\s*%/g)]
    .map(([, number = '']) => number.replace(',', '.'))
    .join(', ');

function* traces(
  { traces: named = [], allergens, kinds }: Product,
  { trazas, trazasSinDeclarar }: Partial<ProductFile>,
): Iterable<FieldFault> {
  const field = 'trazas';
  for (const allergen of repeated(named))
    yield { field, what: `names ${allergen} twice`, cure: 'Keep one of the two.' };
  for (const allergen of named)
    if ([...allergens, ...kinds].includes(allergen))
      yield {
        field,
        what: `names ${allergen}, which is an ingredient`,
        cure: 'Remove it from trazas.',
      };
  if (trazas && trazasSinDeclarar)
    yield {
      field: 'trazasSinDeclarar',
      what: 'is "1", but trazas is there',
      cure: 'Remove it, or the traces that nobody has declared.',
    };
  else if (!trazas && !trazasSinDeclarar)
    yield {
      field,
      what: 'is missing',
      cure: 'Write the traces that the label declares, [] where it declares none, or "trazasSinDeclarar": "1" where nobody has declared them.',
    };
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
    yield {
      field: 'trazas',
      what: `does not name ${missing.join(', ')}, which the same line packs`,
      cure: 'Add what the line packs, or correct the range.',
    };
}
