import { families as familyTexts } from 'virtual:content/families';
import { products } from 'virtual:content/products';
import type { Language, Localised } from '../i18n/languages.ts';
import { type FamilyId, familyIds, type RangeId, rangesOf } from './families.ts';
import { padded, type TradeItem, tradeItemsOf } from './gtin.ts';
import type { ListedProduct } from './products.ts';

/** A range's texts and the products on its page. */
export interface Range {
  id: RangeId;
  family: FamilyId;
  name: Localised;
  headTitle: Localised;
  description: Localised;
  hashtag: Localised;
  intro: Localised;
  products: ListedProduct[];
}

export interface Family {
  id: FamilyId;
  name: Localised;
  headTitle: Localised;
  description: Localised;
  shout: Localised;
  intro: Localised;
  ranges: Range[];
}

const byKey = new Map(products.map((product) => [product.key, product]));

export const productOf = (key: string): ListedProduct | undefined => byKey.get(key);

const byGtin = new Map<string, TradeItem>();

/** The pack with this GTIN of any length; undefined if there is none. */
export function tradeItemOf(gtin: string): TradeItem | undefined {
  if (!byGtin.size)
    for (const item of products.flatMap(tradeItemsOf)) byGtin.set(padded(item.gtin), item);
  return byGtin.get(padded(gtin));
}

/** Every product, ordered by family and range. */
export const allProducts = (): ListedProduct[] =>
  familyIds.flatMap((id) =>
    familyOf(id).ranges.flatMap((range) =>
      range.products.filter((product) => product.family === id && product.range === range.id),
    ),
  );

const families = new Map<FamilyId, Family>();

/** A family with its ranges, in the order of the address table. */
export function familyOf(id: FamilyId): Family {
  let family = families.get(id);
  if (!family) {
    const { ranges, ...texts } = familyTexts[id];
    family = { id, ...texts, ranges: rangesOf(id).map((range) => makeRange(id, range)) };
    families.set(id, family);
  }
  return family;
}

/**
 * A range with its products.
 *
 * @throws Error if the family has no such range.
 */
export function rangeOf(family: FamilyId, id: RangeId): Range {
  const range = familyOf(family).ranges.find((candidate) => candidate.id === id);
  if (!range) throw new Error(`${family} has no range ${id}`);
  return range;
}

/**
 * Whether several families have a range of this name, which then needs the family's name
 * beside it.
 */
export const isSharedName = (name: string, language: Language): boolean =>
  familyIds.flatMap((id) => familyOf(id).ranges).filter((range) => range.name[language] === name)
    .length > 1;

function makeRange(family: FamilyId, id: RangeId): Range {
  const texts = familyTexts[family].ranges[id];
  if (!texts) throw new Error(`${family} has no range ${id}`);
  return {
    id,
    family,
    ...texts,
    products: texts.products.flatMap((key) => byKey.get(key) ?? []),
  };
}

/** Maximum products that a page recommends. */
const maxRelated = 4;

/**
 * Other products, first of the same range, then of the same family. Who reads about a
 * gluten-free product is shown gluten-free products only.
 */
export function relatedProducts(product: ListedProduct): ListedProduct[] {
  const family = familyOf(product.family).ranges.flatMap((range) => range.products);
  const others = family.filter(
    ({ key, claims }) => key !== product.key && (!product.claims.glutenFree || claims.glutenFree),
  );
  const near = [
    ...others.filter((other) => other.range === product.range),
    ...others.filter((other) => other.range !== product.range),
  ];
  return [...new Set(near)].slice(0, maxRelated);
}
