import { digitalLinkOf, type TradeItem, tradeItemsOf } from '../../site/catalogue/gtin.ts';
import { gramsIn } from '../../site/catalogue/packs.ts';
import type { Claims, Nutrients, Product } from '../../site/catalogue/products.ts';
import { type Localised, languages } from '../../site/i18n/languages.ts';
import { recallsOf } from '../../site/recalls/recalls.ts';
import { openClaims, pagesOf, plainIngredients } from './openData.ts';

const nutrients = {
  energy_kj: 'energyKj',
  energy_kcal: 'energyKcal',
  fat_g: 'fat',
  saturates_g: 'saturates',
  carbohydrate_g: 'carbohydrate',
  sugars_g: 'sugars',
  polyols_g: 'polyols',
  fibre_g: 'fibre',
  protein_g: 'protein',
  salt_g: 'salt',
} satisfies Record<string, keyof Nutrients>;
const claims = {
  gluten_free: 'glutenFree',
  lactose_free: 'lactoseFree',
  egg_free: 'eggFree',
  nut_free: 'nutFree',
  wholegrain: 'wholegrain',
  low_sugar: 'lowSugar',
  low_salt: 'lowSalt',
  chocolate: 'chocolate',
} satisfies Record<string, keyof Claims>;

/** The catalogue as a table with one row per pack; docs/api.md lists the columns. */
export function productsCsv(products: readonly Product[], siteUrl: string): string {
  const rows = products.flatMap(tradeItemsOf).map((item) => rowOf(item, siteUrl));
  return csvOf(
    Object.keys(rows[0] ?? {}),
    rows.map((row) => Object.values(row)),
  );
}

/** Every row has the same columns in the same order. */
function rowOf({ product, pack, gtin }: TradeItem<Product>, siteUrl: string): Record<string, Cell> {
  const { key, family, range, nutrition, allergens, traces, ingredients } = product;
  const declared = openClaims(product.claims);
  const parts = product.packaging.find(({ packs }) => packs.includes(pack))?.parts ?? [];
  return {
    gtin,
    key,
    size: pack.replace('\u00a0', ' '),
    net_weight_g: gramsIn(pack),
    family,
    range,
    ...texts('title', product.title),
    ...texts('flavour', product.flavour),
    ...texts('ingredients', {
      es: plainIngredients(ingredients.es),
      en: plainIngredients(ingredients.en),
      fr: plainIngredients(ingredients.fr),
    }),
    allergens: allergens.join(' '),
    // An empty cell means that the label declares no traces.
    traces: traces?.join(' ') ?? 'not-declared',
    ...Object.fromEntries(
      Object.entries(claims).map(([column, claim]) => [column, declared[claim]]),
    ),
    ...Object.fromEntries(
      Object.entries(nutrients).map(([column, nutrient]) => [column, nutrition.per100[nutrient]]),
    ),
    packaging: parts.map(({ part, material, bin }) => `${part}: ${material}, ${bin}`).join('; '),
    ...texts('url', pagesOf(product, siteUrl)),
    digital_link: siteUrl + digitalLinkOf(gtin),
    ...recalledColumns(product, pack),
    reviewed: product.reviewed,
    sample: product.sample,
  };
}

/** Both cells are empty if no recall concerns the pack. */
function recalledColumns({ key }: Product, pack: string): Record<string, string> {
  const recalls = recallsOf(key).filter(({ packs }) => packs?.includes(pack) ?? true);
  return {
    recalled_lots: recalls.flatMap(({ lots }) => lots).join(' '),
    recalled_best_before: recalls.flatMap(({ bestBefore }) => bestBefore).join(' '),
  };
}

const texts = (column: string, text: Localised): Record<string, string> =>
  Object.fromEntries(languages.map((language) => [`${column}_${language}`, text[language]]));

/** A table cell; undefined is written as an empty cell. */
type Cell = string | number | boolean | undefined;

/** Without it, spreadsheets assume the system's legacy encoding and show `Ã±` for `ñ`. */
const byteOrderMark = '\ufeff';

/** A table as CSV: RFC 4180, UTF-8 with a byte order mark. */
export const csvOf = (header: readonly string[], rows: readonly Cell[][]): string =>
  byteOrderMark + [header, ...rows].map((cells) => `${cells.map(written).join(',')}\r\n`).join('');

function written(cell: Cell): string {
  const text = typeof cell === 'string' ? harmless(cell) : String(cell ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Prefixes text that a spreadsheet would run as a formula (CSV injection). */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
