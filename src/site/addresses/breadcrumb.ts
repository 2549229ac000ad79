import { isBiscuitGroup } from '../catalogue/biscuitGroups.ts';
import { familyOf, productOf, rangeOf } from '../catalogue/catalogue.ts';
import type { Language } from '../i18n/languages.ts';
import { type PlainKey, words } from '../i18n/words.ts';
import { addressOfPlace, type PageName, type Place } from './addresses.ts';
import { addressTable } from './addressTable.ts';

/** The breadcrumb of a place without the place itself, home first. */
export function breadcrumbOf(
  place: Place,
  language: Language,
): { name: string; address: string }[] {
  const parent = parentOf(place);
  if (!parent) return [];
  return [
    ...breadcrumbOf(parent, language),
    { name: shortName(parent, language), address: addressOfPlace(parent, language) },
  ];
}

/** What breadcrumbs call the pages that are parents of others. */
const parentNames = {
  home: 'menu.home',
  news: 'menu.news',
  history: 'menu.history',
  about: 'menu.about',
  contact: 'menu.contact',
  promotions: 'menu.promotions',
  'promotion-terms-list': 'promotion.terms',
  pressroom: 'menu.press',
  contest: 'menu.contest',
  products: 'menu.allProducts',
  compliance: 'menu.compliance',
  'ethical-channel': 'menu.ethical',
  conduct: 'menu.conduct',
  'conduct-society': 'conduct.society',
} as const satisfies Partial<Record<PageName, PlainKey>>;

/** A place that can have others below it. */
type Parent = Extract<Place, { page: keyof typeof parentNames | 'family' | 'range' | 'product' }>;

function parentOf(place: Place): Parent | undefined {
  if (place.page === 'home') return undefined;
  if (place.page === 'range')
    return { page: 'family', parameters: { family: place.parameters.family } };
  if (place.page === 'product') return rangeOfProduct(place.parameters.key);
  if (place.page === 'product-sheet' || place.page === 'kiosk-card')
    return productShown(place.parameters.key);
  if (isBiscuitGroup(place.page)) return { page: 'family', parameters: { family: 'galletas' } };
  const row = addressTable[place.page];
  return { page: 'parent' in row ? row.parent : 'home', parameters: {} };
}

/** The parent of a data sheet or a card: its product, or the list if there is none. */
const productShown = (key: string): Parent =>
  productOf(key) ? { page: 'product', parameters: { key } } : { page: 'products', parameters: {} };

/** The parent of a product: its range, or the product list if it does not exist. */
function rangeOfProduct(key: string): Parent {
  const product = productOf(key);
  return product
    ? { page: 'range', parameters: { family: product.family, range: product.range } }
    : { page: 'products', parameters: {} };
}

function shortName(place: Parent, language: Language): string {
  if (place.page === 'family') return familyOf(place.parameters.family).name[language];
  if (place.page === 'range')
    return rangeOf(place.parameters.family, place.parameters.range).name[language];
  if (place.page === 'product') return productOf(place.parameters.key)?.title[language] ?? '';
  return words[language](parentNames[place.page]);
}
