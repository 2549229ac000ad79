import type { ProductFile } from '../../../../src/content/product.ts';
import {
  groupOf,
  type NamedAllergen,
  namedAllergens,
  type Product,
} from '../../../../src/site/catalogue/products.ts';
import {
  defaultLanguage,
  type Language,
  languages,
} from '../../../../src/site/i18n/languages.ts';
import type { Fault } from '../../faults/fault.ts';
import type { Content } from '../../reading/load.ts';
import {
  emphasisedAllergens,
  unemphasisedAllergens,
  unpairedMark,
} from '../../words/allergenWords.ts';

/**
 * Every language's ingredients must emphasise exactly the allergens (none if there are
 * none), and no allergen may also be a trace. Every product must declare its traces, or
 * that they are not declared.
 */
export function checkAllergens({ products, productFiles }: Content): Fault[] {
  return products.flatMap((product) => {
    const written = productFiles.get(product.key);
    const faults = [
      ...languages.flatMap((language) => [
        ...emphasis(product, language),
        ...sameAsSpanish(product, language),
      ]),
      ...traces(product),
      ...(written ? declaredOrNot(written) : []),
      ...nutLine(product, products),
    ];
    return faults.map((fault) => ({
      file: `content/products/${product.key}.json`,
      ...fault,
    }));
  });
}

type FieldFault = Omit<Fault, 'file'>;

/** Faults in the emphasis of a single list of ingredients. */
export function emphasis(
  { ingredients }: Pick<Product, 'ingredients'>,
  language: Language,
): FieldFault[] {
  const field = `ingredientes.${language}`;
  const text = ingredients[language];
  const unpaired = unpairedMark(text);
  if (unpaired?.mark === '<u>')
    return [
      {
        field,
        what: `does not close the <u> before «${unpaired.beside}»`,
        cure: 'Write </u> right after the allergen.',
      },
    ];
  if (unpaired)
    return [
      {
        field,
        what: `has no <u> for the </u> after «${unpaired.beside}»`,
        cure: 'Write <u> right before the allergen, or remove the </u>.',
      },
    ];
  const tags =
    text.match(/<[^>]*>/g)?.filter((tag) => tag !== '<u>' && tag !== '</u>') ?? [];
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
function sameAsSpanish(product: Product, language: Language): FieldFault[] {
  if ([language, defaultLanguage].some((either) => emphasis(product, either).length))
    return [];
  const { ingredients } = product;
  const field = `ingredientes.${language}`;
  const allergens = (of: Language) =>
    emphasisedAllergens(ingredients[of], of).map(
      ({ allergen, kind }) => kind ?? allergen ?? '?',
    );
  const faults: FieldFault[] = [];
  const [own, spanish] = [
    allergens(language).join(', '),
    allergens(defaultLanguage).join(', '),
  ];
  if (own !== spanish)
    faults.push({
      field,
      what: `emphasises ${own || 'nothing'}, Spanish ${spanish || 'nothing'}`,
      cure: 'Name the same ingredients in the same order in every language.',
    });
  const [ownShares, spanishShares] = [
    shares(ingredients[language]),
    shares(ingredients[defaultLanguage]),
  ];
  if (ownShares !== spanishShares)
    faults.push({
      field,
      what: `has the percentages ${ownShares || 'none'}, Spanish ${spanishShares || 'none'}`,
      cure: 'Write the same ones in every language.',
    });
  return faults;
}

/** Percentages as numbers, with either decimal sign. */
const shares = (text: string): string =>
  [...text.matchAll(/([\d.,]+)\s*%/g)]
    .map(([, number = '']) => number.replace(',', '.'))
    .join(', ');

function traces({ traces: named = [], allergens, kinds }: Product): FieldFault[] {
  const twice = named
    .filter((allergen, i) => named.indexOf(allergen) < i)
    .map((allergen) => ({
      field: 'trazas',
      what: `names ${allergen} twice`,
      cure: 'Keep one of the two.',
    }));
  const contained = named
    .filter((allergen) => [...allergens, ...kinds].includes(allergen))
    .map((allergen) => ({
      field: 'trazas',
      what: `names ${allergen}, which is an ingredient`,
      cure: 'Remove it from trazas.',
    }));
  return [...twice, ...contained];
}

function declaredOrNot({ trazas, trazasSinDeclarar }: ProductFile): FieldFault[] {
  if (trazas && trazasSinDeclarar)
    return [
      {
        field: 'trazasSinDeclarar',
        what: 'is "1", but trazas is there',
        cure: 'Remove it, or the traces that nobody has declared.',
      },
    ];
  if (trazas || trazasSinDeclarar) return [];
  return [
    {
      field: 'trazas',
      what: 'is missing',
      cure: 'Write the traces that the label declares, [] where it declares none, or "trazasSinDeclarar": "1" where nobody has declared them.',
    },
  ];
}

/** Nuts share one packing line, so each product may contain what any other contains. */
function nutLine(product: Product, products: readonly Product[]): FieldFault[] {
  const isNut = (named: NamedAllergen) =>
    ['cacahuetes', 'frutos-de-cascara'].includes(groupOf(named));
  if (product.family !== 'frutos-secos' || !product.traces) return [];
  const named = [...product.allergens, ...product.kinds, ...product.traces];
  const packed: NamedAllergen[] = products
    .filter(({ family }) => family === 'frutos-secos')
    .flatMap(({ allergens, kinds }) => [
      ...allergens.filter((allergen) => allergen === 'cacahuetes'),
      ...kinds.filter(isNut),
    ]);
  const missing = namedAllergens.filter(
    (nut) =>
      packed.includes(nut) &&
      !named.includes(nut) &&
      !product.traces?.includes(groupOf(nut)),
  );
  return missing.length
    ? [
        {
          field: 'trazas',
          what: `does not name ${missing.join(', ')}, which the same line packs`,
          cure: 'Add what the line packs, or correct the range.',
        },
      ]
    : [];
}
