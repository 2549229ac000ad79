import type { ProductFile } from '../../../../src/content/product.ts';
import type { Product } from '../../../../src/site/catalogue/products.ts';
import { type Language, type Localised, languages } from '../../../../src/site/i18n/languages.ts';
import { message } from '../../../messages/messages.ts';
import type { Fault } from '../../faults/fault.ts';
import type { Content } from '../../reading/load.ts';
import { localisedFieldsIn } from '../../reading/passages.ts';
import { perFile } from '../../reading/perFile.ts';
import { claimWords, flavoured, flavourWords } from '../../words/claimWords.ts';
import { blocksOf } from '../rule.ts';

/** «preparado sabor a jamón» is not ham. */
const seasoning = /sabor [^(,;]+/g;

/** Fields that list or explain and make no claims. */
const factual = /^(ingredientes|changes)\b/;

/**
 * Texts may claim only what their product's figures allow, and a flavour without its
 * ingredient must be called a flavour. A range's text must fit at least one of its
 * products.
 */
export function* checkClaimTexts({ products, families, productFiles }: Content): Iterable<Fault> {
  for (const product of products) {
    const file = `content/products/${product.key}.json`;
    yield* productFaults(file, product, productFiles.get(product.key));
  }
  for (const { path, block, products: own } of blocksOf(families, products))
    for (const text of localisedFieldsIn(block, [path]))
      yield* claimFaults('content/families.json', text, own);
}

const productFaults = perFile((file, product: Product, written: ProductFile | undefined) => [
  ...localisedFieldsIn(written).flatMap((text) =>
    factual.test(text.field) ? [] : [...claimFaults(file, text, [product])],
  ),
  ...flavourFaults(file, product),
]);

function* claimFaults(
  file: string,
  { field, texts }: { field: string; texts: Localised },
  products: Product[],
): Iterable<Fault> {
  for (const { claim, words, condition, holds } of claimWords) {
    if (products.length === 0 || products.some(holds)) continue;
    for (const language of languages) {
      const [word] = words[language].exec(texts[language]) ?? [];
      if (word)
        yield {
          file,
          field: `${field}.${language}`,
          ...message('claims.unheld', { word, claim: message(`claim.${claim}`), condition }),
        };
    }
  }
}

function* flavourFaults(file: string, product: Product): Iterable<Fault> {
  const list = product.ingredients.es.replace(seasoning, '');
  for (const [field, texts] of [
    ['titulo', product.title],
    ['sabor', product.flavour],
  ] as const)
    for (const language of languages) {
      const text = texts[language];
      const pretends = flavourWords.some(
        ({ words, ingredient }) =>
          words[language].test(text) &&
          !flavoured[language].test(text) &&
          // The title is the name on the pack; a recipe in it does not promise an
          // ingredient.
          (ingredient ? !ingredient.test(list) : field === 'sabor'),
      );
      if (pretends)
        yield {
          file,
          field: `${field}.${language}`,
          ...message('claims.flavour', { text }),
        };
    }
}

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

/**
 * A product with a gluten cereal must not be described as corn only, in its own texts or
 * in those of its range and family.
 */
export function* checkComposition({ products, productFiles, families }: Content): Iterable<Fault> {
  const hasGluten = ({ allergens }: Product) => allergens.includes('gluten');
  for (const { key } of products.filter(hasGluten))
    for (const { field, texts } of localisedFieldsIn(productFiles.get(key)))
      if (textFields.includes(field))
        for (const language of cornAlone(texts))
          yield {
            file: `content/products/${key}.json`,
            field: `${field}.${language}`,
            ...message('claims.corn'),
          };
  for (const { path, block, products: own } of blocksOf(families, products))
    if (own.some(hasGluten))
      for (const { field, texts } of localisedFieldsIn(block, [path]))
        for (const language of cornAlone(texts))
          yield {
            file: 'content/families.json',
            field: `${field}.${language}`,
            ...message('claims.cornThere'),
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
