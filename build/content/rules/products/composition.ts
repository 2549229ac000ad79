import type { Product } from '../../../../src/site/catalogue/products.ts';
import { type Language, languages } from '../../../../src/site/i18n/languages.ts';
import type { Fault } from '../../faults/fault.ts';
import type { Content } from '../../reading/load.ts';

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

/**
 * A product with a gluten cereal must not be described as corn only, in its own texts or
 * in those of its range and family.
 */
export function checkComposition({ products, families }: Content): Fault[] {
  const wheaten = products.filter(({ allergens }) => allergens.includes('gluten'));
  return [
    ...wheaten.flatMap((product) =>
      Object.entries(textsOf(product)).flatMap(([field, texts]) =>
        cornAlone(texts).map((language) => ({
          file: `content/products/${product.key}.json`,
          field: `${field}.${language}`,
          what: 'names corn and no other cereal, but the product contains gluten',
          cure: 'Name the other cereal too, or leave the corn out.',
        })),
      ),
    ),
    ...Object.entries(families ?? {}).flatMap(([id, { ranges, ...family }]) => [
      ...blockFaults(
        id,
        family,
        wheaten.some((product) => product.family === id),
      ),
      ...Object.entries(ranges).flatMap(([range, { products: keys, ...block }]) =>
        blockFaults(
          `${id}.ranges.${range}`,
          block,
          wheaten.some(({ key }) => (keys as readonly string[]).includes(key)),
        ),
      ),
    ]),
  ];
}

const textsOf = ({ title, flavour, description, ...rest }: Product) => ({
  titulo: title,
  sabor: flavour,
  descripcion: description,
  intro: rest.intro,
  introDos: rest.secondIntro,
  introMovil: rest.mobileIntro,
});

function blockFaults(path: string, block: object, contains: boolean): Fault[] {
  if (!contains) return [];
  return Object.entries(block).flatMap(([field, value]) =>
    isLocalised(value)
      ? cornAlone(value).map((language) => ({
          file: 'content/families.json',
          field: `${path}.${field}.${language}`,
          what: 'names corn and no other cereal, but a product there contains gluten',
          cure: 'Name the other cereal too, or leave the corn out.',
        }))
      : [],
  );
}

const isLocalised = (value: unknown): value is Record<Language, string> =>
  typeof value === 'object' && value !== null && languages.every((each) => each in value);

const cornAlone = (texts: Record<Language, string>): Language[] =>
  languages.filter((language) => {
    const text = Object.values(packNames).reduce(
      (rest, name) => rest.replace(new RegExp(name, 'i'), ''),
      texts[language],
    );
    return corn[language].test(text) && !cereals[language].test(text);
  });
