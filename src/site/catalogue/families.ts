import { same, slugs } from '../addresses/addressRow.ts';
import type { Localised } from '../i18n/languages.ts';

/**
 * The product families and ranges with their slugs; part of the address table. Ids are
 * the Spanish slugs. Names and texts are in content/families.json.
 */
export const families = {
  snacks: {
    slugs: same('snacks'),
    ranges: {
      gusanitos: same('gusanitos'),
      palomitas: same('palomitas'),
      risketos: same('risketos'),
      mios: same('mios'),
      triskys: same('triskys'),
      'match-ball': same('match-ball'),
      jummy: same('jummy'),
      'otros-productos': slugs('otros-productos', 'other-products', 'autres-produits'),
    },
  },
  patatas: {
    slugs: slugs('patatas', 'crisps', 'chips'),
    ranges: {
      originales: slugs('originales', 'originals', 'originales'),
      onduladas: slugs('onduladas', 'ridged', 'ondulees'),
      selectas: slugs('selectas', 'selected', 'selectionnees'),
      exportacion: slugs('exportacion', 'export', 'exportation'),
      'de-toda-la-vida': slugs('de-toda-la-vida', 'since-the-very-beginning', 'depuis-toujours'),
    },
  },
  galletas: {
    slugs: slugs('galletas', 'biscuits', 'biscuits'),
    ranges: {
      'b-san': same('b-san'),
      'b-san-0azucares-chocolate': slugs(
        'b-san-0azucares-chocolate',
        'b-san-0sugars-chocolate',
        'b-san-0sucres-chocolat',
      ),
      'b-san-0azucares-maria': slugs(
        'b-san-0azucares-maria',
        'b-san-0sugars-maria',
        'b-san-0sucres-maria',
      ),
      'b-san-sin-gluten': slugs('b-san-sin-gluten', 'b-san-gluten-free', 'b-san-sans-gluten'),
      'b-san-plus/singluten': slugs(
        'b-san-plus/singluten',
        'b-san-plus/glutenfree',
        'b-san-plus/sansgluten',
      ),
      'b-san-plus/congluten': slugs(
        'b-san-plus/congluten',
        'b-san-plus/withgluten',
        'b-san-plus/avecgluten',
      ),
      'hello-kitty-doraemon': same('hello-kitty-doraemon'),
      'sin-gluten': slugs('sin-gluten', 'gluten-free', 'sans-gluten'),
      fabs: same('fabs'),
      tradicionales: slugs('tradicionales', 'traditional', 'traditionnels'),
    },
  },
  caramelos: {
    slugs: slugs('caramelos', 'sweets', 'bonbons'),
    ranges: {
      '0-azucares': slugs('0-azucares', '0sugars', '0-sucres'),
      tradicionales: slugs('tradicionales', 'traditional', 'traditionnels'),
    },
  },
  'frutos-secos': {
    slugs: slugs('frutos-secos', 'nuts', 'fruits-secs'),
    ranges: {
      'frutos-secos': slugs('frutos-secos', 'nuts', 'fruits-secs'),
      pipas: slugs('pipas', 'sunflower-seeds', 'graines-de-tournesol'),
    },
  },
} as const satisfies Record<string, { slugs: Localised; ranges: Record<string, Localised> }>;

export type FamilyId = keyof typeof families;
export type RangeId = { [F in FamilyId]: keyof (typeof families)[F]['ranges'] }[FamilyId];
/** A range with its family, as in product files: `snacks/gusanitos`. */
export type RangePath = {
  [F in FamilyId]: `${F}/${keyof (typeof families)[F]['ranges'] & string}`;
}[FamilyId];

export const familyIds = Object.keys(families) as FamilyId[];
export const rangesOf = (family: FamilyId): RangeId[] =>
  Object.keys(families[family].ranges) as RangeId[];

/** Every range, in the order of the finder's options. */
export const rangePaths: readonly RangePath[] = familyIds.flatMap((family) =>
  rangesOf(family).map((range) => `${family}/${range}` as RangePath),
);

/** The slugs of a range; undefined if the family has no such range. */
export const rangeSlugs = (family: FamilyId, range: string): Localised | undefined =>
  (families[family].ranges as Record<string, Localised>)[range];

/**
 * The products in 'other products' that the menu lists, in its order, without their
 * further flavours. Each has its own address, which redirects to its anchor on the range
 * page. An anchor is the product's key, but for Surtis 4U: its address has always ended
 * in `surtis`.
 */
export const otherProducts = [
  { key: 'surtis4u', anchor: 'surtis' },
  { key: 'tejitas', anchor: 'tejitas' },
  { key: 'buscalios', anchor: 'buscalios' },
  { key: 'pajitas', anchor: 'pajitas' },
  { key: 'trikers', anchor: 'trikers' },
] as const;

/** Anchor of a product on its range's page. */
export const anchorOf = (key: string): string =>
  otherProducts.find((other) => other.key === key)?.anchor ?? key;
