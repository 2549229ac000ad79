import type { Language, Localised } from '../i18n/languages.ts';
import { matchesAll, termsOf } from '../search/search.ts';
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
 * The cereals and nuts that Annex II names one by one, by their group. Spelt and khorasan
 * are wheat there.
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

/** An allergen, or a cereal or nut by itself: what a label and a visitor can name. */
export type NamedAllergen = Allergen | AllergenKind;

/** Every allergen in the order of the regulation, each group before its kinds. */
export const namedAllergens: readonly NamedAllergen[] = allergens.flatMap((allergen) => [
  allergen,
  ...kindsOf(allergen),
]);

/** The kinds of a group; none where the allergen is no group. */
export function kindsOf(allergen: string): readonly AllergenKind[] {
  return Object.hasOwn(allergenKinds, allergen)
    ? allergenKinds[allergen as keyof typeof allergenKinds]
    : [];
}

/** The allergen that a name stands for: a kind's group, or itself. */
export const groupOf = (named: NamedAllergen): Allergen =>
  allergens.find((allergen) =>
    (kindsOf(allergen) as readonly string[]).includes(named),
  ) ?? (named as Allergen);

/**
 * Grams, and kilojoules and kilocalories for energy, in the order of Annex XV of the
 * regulation.
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
 * What the company declares of a product. Undefined is 'not declared', which is never
 * shown as 'free of'.
 */
export interface Claims {
  glutenFree?: boolean;
  lactoseFree?: boolean;
  eggFree?: boolean;
  nutFree?: boolean;
  wholegrain?: boolean;
  lowSugar?: boolean;
  lowSalt?: boolean;
  chocolate?: boolean;
  /** Free of gluten, but the pack does not say so: the sign is not shown. */
  hideGlutenFree: boolean;
  /** The lactose-free sign is on the pack. */
  showLactoseFree: boolean;
}

/** A drawing by its name in the picture kit, with its text alternative. */
interface Drawing {
  drawing: string;
  alt: Localised;
}

/** The blocks of a chocolate of origin. */
export interface Origin {
  name: Localised;
  /** Name of an external link. */
  video: string;
  place: { title: Localised; text: Localised; image: Drawing };
  pairing: { title: Localised; text: Localised; image: Drawing };
  tasting: { image: Drawing; notes: { name: Localised; value: number }[] };
}

/** A change of what a label says of ingredients, allergens, traces or claims. */
export interface LabelChange {
  /** Day of the change, YYYY-MM-DD. */
  date: string;
  /** The first lot whose label says it. */
  lot: string;
  what: Localised;
}

export interface Product {
  key: string;
  family: FamilyId;
  range: RangeId;
  /** The company's own grouping, e.g. `desayuno`. */
  group: string;
  /** Where the pack stands. */
  layout: 'left' | 'right' | 'center';
  title: Localised;
  flavour: Localised;
  hashtag: Localised;
  description: Localised;
  intro: Localised;
  secondIntro: Localised;
  mobileIntro: Localised;
  /** Sizes as printed: `35 g`, `1 kg`. */
  packs: string[];
  /** The number that a scanner reads on each of these packs. */
  gtins: string[];
  /** What they are made of, in the order of the sizes. */
  packaging: Packaging[];
  /** HTML with allergens in `<u>`. */
  ingredients: Localised;
  allergens: Allergen[];
  /**
   * Which cereals and nuts they are. None of a group where the label does not say it of
   * each.
   */
  kinds: AllergenKind[];
  /** Undefined is 'not declared', which is never shown as 'no traces'. */
  traces?: NamedAllergen[];
  /** What its label said otherwise before. */
  changes: LabelChange[];
  claims: Claims;
  nutrition: {
    per100: Nutrients;
    references: { quantity: string; values: Nutrients }[];
    /** Milligrams per 100 g. */
    vitaminE?: number;
  };
  origin?: Origin;
  /** Photographs that take the drawing's place: names of files in public/products. */
  images?: { pack?: string };
  /** Values are plausible, not the company's. */
  sample: boolean;
  /** Day of the last check against the label, YYYY-MM-DD. */
  reviewed: string;
}

/**
 * The allergens that a product contains, as Annex II names them: each cereal and nut by
 * itself where the label says which they are.
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
 * Above 10 g per 100 g, Annex III of Regulation (EU) 1169/2011 demands the line
 * `product.polyols`.
 */
export const warnsOfPolyols = ({ nutrition }: Pick<Product, 'nutrition'>): boolean =>
  (nutrition.per100.polyols ?? 0) > 10;

/** Anchor of a product on its range's page. */
export const anchorOf = (key: string): string => (key === 'surtis4u' ? 'surtis' : key);

/** Words that tell nothing of a flavour. */
const empty = new Set(
  termsOf('sabor a de del y con un').concat(
    termsOf('flavour taste of and with'),
    termsOf('saveur gout de au du et d'),
  ),
);

/**
 * Title of a product's document without the brand: with what its flavour says and the
 * title does not.
 */
export function headTitleOf(
  { title, flavour }: Pick<Product, 'title' | 'flavour'>,
  language: Language,
): string {
  const telling = (part: string) => termsOf(part).filter((term) => !empty.has(term));
  const unsaid = flavour[language]
    .split(/ · |, /)
    .filter((part) => !matchesAll(title[language], telling(part)))
    .map((part) => afterComma(part, title[language]));
  return [title[language], ...unsaid].join(', ');
}

/** A flavour begins with a capital as a label, not after a comma; a name keeps its own. */
const afterComma = (part: string, title: string): string =>
  title.includes(` ${part.split(' ')[0]}`)
    ? part
    : part.charAt(0).toLowerCase() + part.slice(1);
