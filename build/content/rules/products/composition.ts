import type { Product } from '../../../../src/site/catalogue/products.ts';
import { type Language, languages } from '../../../../src/site/i18n/languages.ts';
import type { Fault } from '../../faults/fault.ts';
import type { Content } from '../../reading/load.ts';
import { localisedFieldsIn } from '../../reading/passages.ts';
import { blocksOf } from '../rule.ts';

const corn: Record<Language, RegExp> = {
  es: /ma[ií]z/i,
  en: /(?<!pop-?)\b(corn|maize)\b/i,
  fr: /maïs/i,
};

/** The cereals with gluten, as texts name them. */
const cereals: Record<Language, RegExp> = {
  es: /trigo|cebada|centeno|avena|espelta/i,
  en: /wheat|barley|rye|oat|spelt/i,
  fr: /blé|orge|seigle|avoine|épeautre/i,
};

/** Names on the pack, which appear beside the ingredients. */
const packNames: Record<Language, string> = {
  es: 'maíz y chía',
  en: 'corn and chia',
  fr: 'maïs et chia',
};

const textFields = ['titulo', 'sabor', 'descripcion', 'intro', 'introDos', 'introMovil'];
const cure = 'Name the other cereal too, or leave the corn out.';

/**
 * A product with a gluten cereal must not be described as corn only, in its own texts or
 * in those of its range and family.
 */
export function* checkComposition({
  products,
  productFiles,
  families,
}: Content): Iterable<Fault> {
  const hasGluten = ({ allergens }: Product) => allergens.includes('gluten');
  for (const { key } of products.filter(hasGluten))
    for (const { field, texts } of localisedFieldsIn(productFiles.get(key)))
      if (textFields.includes(field))
        for (const language of cornAlone(texts))
          yield {
            file: `content/products/${key}.json`,
            field: `${field}.${language}`,
            what: 'names corn and no other cereal, but the product contains gluten',
            cure,
          };
  for (const { path, block, products: own } of blocksOf(families, products))
    if (own.some(hasGluten))
      for (const { field, texts } of localisedFieldsIn(block, [path]))
        for (const language of cornAlone(texts))
          yield {
            file: 'content/families.json',
            field: `${field}.${language}`,
            what: 'names corn and no other cereal, but a product there contains gluten',
            cure,
          };
}

const cornAlone = (texts: Record<Language, string>): Language[] =>
  languages.filter((language) => {
    const text = Object.values(packNames).reduce(
      (rest, name) => rest.replace(new RegExp(name, 'i'), ''),
      texts[language],
    );
    return corn[language].test(text) && !cereals[language].test(text);
  });
