import { defaultLanguage, type Language, languages } from '../../../src/site/languages.ts';
import type { Product } from '../../../src/site/products.ts';
import { emphasisedAllergens, unemphasisedAllergens } from '../allergenWords.ts';
import type { Fault } from '../fault.ts';
import type { Content } from '../load.ts';

/** Allergens stand out in every language's list of ingredients, all of them and nothing else, and are not traces at once. */
export function checkAllergens({ products }: Content): Fault[] {
  return products.flatMap((product) => {
    const faults = [...languages.flatMap((language) => ingredients(product, language)), ...traces(product)];
    return faults.map((fault) => ({ file: `content/products/${product.key}.json`, ...fault }));
  });
}

type FieldFault = Omit<Fault, 'file'>;

/** A wrong emphasis makes a difference to Spanish: one mistake is told once. */
function ingredients(product: Product, language: Language): FieldFault[] {
  const faults = emphasis(product, language);
  return faults.length ? faults : sameAsSpanish(product, language);
}

function emphasis({ ingredients }: Product, language: Language): FieldFault[] {
  const field = `ingredientes.${language}`;
  const text = ingredients[language];
  const tags = text.match(/<[^>]*>/g)?.filter((tag) => tag !== '<u>' && tag !== '</u>') ?? [];
  return [
    ...tags.map((tag) => ({ field, what: `has the tag ${tag}`, cure: 'Only <u>…</u> around an allergen is allowed.' })),
    ...emphasisedAllergens(text, language)
      .filter(({ allergen }) => !allergen)
      .map(({ word }) => ({ field, what: `emphasises «${word}», which is none of the 14 allergens`, cure: 'Emphasise the allergen alone; build/content/allergenWords.ts lists how each is written.' })),
    ...unemphasisedAllergens(text, language).map((word) => ({ field, what: `does not emphasise «${word}»`, cure: `Write <u>${word}</u>.` })),
  ];
}

function sameAsSpanish({ ingredients }: Product, language: Language): FieldFault[] {
  if (language === defaultLanguage) return [];
  const field = `ingredientes.${language}`;
  const allergens = (of: Language) => emphasisedAllergens(ingredients[of], of).map(({ allergen }) => allergen ?? '?');
  const faults: FieldFault[] = [];
  const [own, spanish] = [allergens(language).join(', '), allergens(defaultLanguage).join(', ')];
  if (own !== spanish) faults.push({ field, what: `emphasises ${own || 'nothing'}, Spanish ${spanish || 'nothing'}`, cure: 'Name the same ingredients in the same order in every language.' });
  const [ownShares, spanishShares] = [shares(ingredients[language]), shares(ingredients[defaultLanguage])];
  if (ownShares !== spanishShares) faults.push({ field, what: `has the percentages ${ownShares || 'none'}, Spanish ${spanishShares || 'none'}`, cure: 'Write the same ones in every language.' });
  return faults;
}

/** Percentages as numbers, whichever the decimal sign. */
const shares = (text: string): string => [...text.matchAll(/([\d.,]+)\s*%/g)].map(([, number = '']) => number.replace(',', '.')).join(', ');

function traces({ traces: named, allergens }: Product): FieldFault[] {
  return named.filter((allergen) => allergens.includes(allergen)).map((allergen) => ({ field: 'trazas', what: `names ${allergen}, which is an ingredient`, cure: 'Remove it from trazas.' }));
}
