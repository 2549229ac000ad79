import type { Product } from '../../../../src/site/catalogue/products.ts';
import {
  type Language,
  type Localised,
  languages,
} from '../../../../src/site/i18n/languages.ts';
import type { Fault } from '../../faults/fault.ts';
import type { Content } from '../../reading/load.ts';
import { localisedFieldsIn } from '../../reading/passages.ts';
import { claimWords, flavoured, flavourWords } from '../../words/claimWords.ts';

/** «preparado sabor a jamón» is not ham. */
const seasoning = /sabor [^(,;]+/g;

/** Fields that list or explain and make no claims. */
const factual = /^(ingredientes|changes)\b/;

/**
 * Texts may claim only what their product's figures allow, and a flavour without its
 * ingredient must be called a flavour. A range's text must fit at least one of its
 * products.
 */
export function checkClaimTexts({ products, families, productFiles }: Content): Fault[] {
  return [
    ...products.flatMap((product) => {
      const file = `content/products/${product.key}.json`;
      const texts = localisedFieldsIn(productFiles.get(product.key)).filter(
        ({ field }) => !factual.test(field),
      );
      return [
        ...texts.flatMap((text) => claimFaults(file, text, [product])),
        ...flavourFaults(file, product),
      ];
    }),
    ...Object.entries(families ?? {}).flatMap(([family, { ranges, ...own }]) => [
      ...claimsOfBlock(
        family,
        own,
        products.filter((product) => product.family === family),
      ),
      ...Object.entries(ranges).flatMap(([range, block]) =>
        claimsOfBlock(
          `${family}.ranges.${range}`,
          block,
          products.filter(({ key }) => (block.products as string[]).includes(key)),
        ),
      ),
    ]),
  ];
}

const claimsOfBlock = (path: string, block: object, products: Product[]): Fault[] =>
  localisedFieldsIn(block, [path]).flatMap((text) =>
    claimFaults('content/families.json', text, products),
  );

function claimFaults(
  file: string,
  { field, texts }: { field: string; texts: Localised },
  products: Product[],
): Fault[] {
  return claimWords.flatMap(({ claim, words, condition, holds }) => {
    if (products.length === 0 || products.some(holds)) return [];
    return languages.flatMap((language) => {
      const [word] = words[language].exec(texts[language]) ?? [];
      if (!word) return [];
      return [
        {
          file,
          field: `${field}.${language}`,
          what: `says «${word}», which claims «${claim}» and needs ${condition}`,
          cure: 'Say what the product is instead.',
        },
      ];
    });
  });
}

function flavourFaults(file: string, product: Product): Fault[] {
  const named = { titulo: product.title, sabor: product.flavour };
  return Object.entries(named).flatMap(([field, texts]) =>
    languages.flatMap((language) =>
      flavourWords.some((flavour) => pretends(flavour, field, language, product))
        ? [
            {
              file,
              field: `${field}.${language}`,
              what: `is «${texts[language]}», but the ingredients have none of it`,
              cure: 'Say that it is a flavour: «sabor a …», “… flavour”, « goût … ».',
            },
          ]
        : [],
    ),
  );

  function pretends(
    { words, ingredient }: (typeof flavourWords)[number],
    field: string,
    language: Language,
    { ingredients }: Product,
  ): boolean {
    const text = named[field as keyof typeof named][language];
    if (!words[language].test(text) || flavoured[language].test(text)) return false;
    // The title is the name on the pack; a recipe in it does not promise an ingredient.
    if (!ingredient) return field === 'sabor';
    return !ingredient.test(ingredients.es.replace(seasoning, ''));
  }
}
