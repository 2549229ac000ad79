import type { Language, Localised } from '../i18n/languages.ts';
import { matchesAll, queryWordsOf } from '../search/terms.ts';
import type { FamilyId, RangeId } from './families.ts';
import type { Packaging } from './packaging.ts';

/** The fourteen allergens of Annex II of Regulation (EU) 1169/2011. */
export const allergens = [
  'gluten',
  'crustaceos',
  'huevo',
  'pescado',
  'cacahuetes',
  'soja',
  'leche',
  'frutos-de-cascara',
  'apio',
  'mostaza',
  'sesamo',
  'sulfitos',
  'altramuces',
  'moluscos',
] as const;
export type Allergen = (typeof allergens)[number];

/**
 * The cereals and nuts that Annex II names, by group. It counts spelt and khorasan as
 * wheat.
 */
export const allergenKinds = {
  gluten: ['trigo', 'centeno', 'cebada', 'avena'],
  'frutos-de-cascara': [
    'almendras',
    'avellanas',
    'nueces',
    'anacardos',
    'pacanas',
    'nueces-de-brasil',
    'pistachos',
    'macadamias',
  ],
} as const satisfies Partial<Record<Allergen, readonly string[]>>;
export type AllergenKind = (typeof allergenKinds)[keyof typeof allergenKinds][number];

/** An allergen, or a single cereal or nut, as on labels and in searches. */
export type NamedAllergen = Allergen | AllergenKind;

/** All allergens in the order of the regulation, each group before its kinds. */
export const namedAllergens: readonly NamedAllergen[] = allergens.flatMap((allergen) => [
  allergen,
  ...kindsOf(allergen),
]);

/** The kinds of a group; empty if the allergen is not a group. */
export function kindsOf(allergen: string): readonly AllergenKind[] {
  return Object.hasOwn(allergenKinds, allergen)
    ? allergenKinds[allergen as keyof typeof allergenKinds]
    : [];
}

/** The group of a kind, or the allergen itself. */
export const groupOf = (named: NamedAllergen): Allergen =>
  allergens.find((allergen) => (kindsOf(allergen) as readonly string[]).includes(named)) ??
  (named as Allergen);

/**
 * Nutrients in grams, energy in kilojoules and kilocalories; in the order of Annex XV of
 * the regulation.
 */
export interface Nutrients {
  energyKj: number;
  energyKcal: number;
  fat: number;
  saturates: number;
  carbohydrate: number;
  sugars: number;
  polyols?: number;
  fibre: number;
  protein: number;
  salt: number;
}

/**
 * The company's claims about a product. Undefined means 'not declared', which is never
 * shown as 'free of'.
 */
export interface Claims {
  glutenFree?: boolean;
  lactoseFree?: boolean;
  eggFree?: boolean;
  /** Free of peanuts, too, as its sign says. */
  nutFree?: boolean;
  wholegrain?: boolean;
  lowSugar?: boolean;
  lowSalt?: boolean;
  chocolate?: boolean;
  /** Gluten free, but not printed on the pack: the sign is not shown. */
  hideGlutenFree: boolean;
  /** The lactose-free sign is on the pack. */
  showLactoseFree: boolean;
}

/** The name of a drawing with its alternative text. */
interface Drawing {
  drawing: string;
  alt: Localised;
}

/** The texts about a single-origin chocolate. */
export interface Provenance {
  name: Localised;
  /** Name of a link in content/links.json. */
  video: string;
  place: { title: Localised; text: Localised; image: Drawing };
  pairing: { title: Localised; text: Localised; image: Drawing };
  tasting: { image: Drawing; notes: { name: Localised; value: number }[] };
}

/** A change of a label's ingredients, allergens, traces or claims. */
export interface LabelChange {
  /** Day of the change, YYYY-MM-DD. */
  date: string;
  /** The first lot with the new label. */
  lot: string;
  what: Localised;
}

export interface Product {
  key: string;
  family: FamilyId;
  range: RangeId;
  /** The company's own grouping, e.g. `desayuno`. */
  group: string;
  /** Position of the pack on the page. */
  layout: 'left' | 'right' | 'center';
  title: Localised;
  flavour: Localised;
  legalName?: Localised;
  hashtag: Localised;
  description: Localised;
  intro: Localised;
  secondIntro: Localised;
  mobileIntro: Localised;
  /** Sizes as printed: `35 g`, `1 kg`. */
  packs: string[];
  /** GTIN of each pack, in the order of `packs`. */
  gtins: string[];
  /** Packaging materials, in the order of `packs`. */
  packaging: Packaging[];
  /** Months from packing to the best-before date. */
  shelfLifeMonths?: number;
  /** Packs in a case and cases on a pallet, in the order of `packs`. */
  cases?: { units: number; perPallet: number }[];
  /** HTML with allergens in `<u>`. */
  ingredients: Localised;
  allergens: Allergen[];
  /**
   * The specific cereals and nuts. A group has none if the label does not specify all of
   * them.
   */
  kinds: AllergenKind[];
  /** Undefined means 'not declared', which is never shown as 'no traces'. */
  traces?: NamedAllergen[];
  changes: LabelChange[];
  claims: Claims;
  nutrition: {
    per100: Nutrients;
    references: { quantity: string; values: Nutrients }[];
    /** Milligrams per 100 g. */
    vitaminE?: number;
  };
  provenance?: Provenance;
  /** Photographs that replace the drawing: file names in public/products. */
  images?: { pack?: string };
  /** The values are plausible samples, not the company's. */
  sample: boolean;
  /** Date of the last check against the label, YYYY-MM-DD. */
  reviewed: string;
}

/**
 * What the Worker's script holds of every product: what lists, menus, addresses, the finder
 * and codes on packs need. The rest is in the product's file.
 */
export const listedFields = [
  'key',
  'family',
  'range',
  'group',
  'title',
  'flavour',
  'packs',
  'gtins',
  'allergens',
  'kinds',
  'traces',
  'claims',
  'images',
  'sample',
  'reviewed',
] as const satisfies (keyof Product)[];
export type ListedProduct = Pick<Product, (typeof listedFields)[number]>;

/**
 * The allergens that a product contains as Annex II names them: specific cereals and nuts
 * if the label names them, otherwise the group.
 */
export const containedIn = ({
  allergens: contained,
  kinds,
}: Pick<Product, 'allergens' | 'kinds'>): NamedAllergen[] =>
  contained.flatMap((allergen): NamedAllergen[] => {
    const named = kinds.filter((kind) => groupOf(kind) === allergen);
    return named.length ? named : [allergen];
  });

/**
 * The warnings below the ingredients of a product: of polyols above 10 g per 100 g (Annex
 * III of Regulation (EU) 1169/2011), and of choking on nuts and hard sweets.
 */
export const warningsOf = ({ nutrition, family }: Pick<Product, 'nutrition' | 'family'>) =>
  [
    (nutrition.per100.polyols ?? 0) > 10 && ('product.polyols' as const),
    (family === 'caramelos' || family === 'frutos-secos') && ('product.choking' as const),
  ].filter((warning) => warning !== false);

/** Words that do not identify a flavour. */
const fillers: Record<Language, string> = {
  es: 'sabor a de del y con un',
  en: 'flavour taste of and with',
  fr: 'saveur gout de au du et d',
};
const stopWords = new Set(Object.values(fillers).flatMap(queryWordsOf));

/**
 * The product's document title without the brand: its name, and the parts of the flavour
 * that the name does not mention.
 */
export function headTitleOf(
  { title, flavour }: Pick<Product, 'title' | 'flavour'>,
  language: Language,
): string {
  const telling = (part: string) => queryWordsOf(part).filter((term) => !stopWords.has(term));
  const unsaid = flavour[language]
    .split(/ · |, /)
    .filter((part) => !matchesAll(title[language], telling(part)))
    .map((part) => afterComma(part, title[language]));
  return [title[language], ...unsaid].join(', ');
}

/** Lower-cases the flavour's first letter after a comma, unless it is part of a name. */
const afterComma = (part: string, title: string): string =>
  title.includes(` ${part.split(' ')[0]}`) ? part : part.charAt(0).toLowerCase() + part.slice(1);
