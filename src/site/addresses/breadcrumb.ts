import { isBiscuitGroup } from '../catalogue/biscuitGroups.ts';
import { familyOf, productOf, rangeOf } from '../catalogue/catalogue.ts';
import type { Language } from '../i18n/languages.ts';
import { words } from '../i18n/words.ts';
import { addressOfPlace, addressRow, type PageName, type Place } from './addresses.ts';

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

function parentOf(place: Place): Place | undefined {
  if (place.page === 'home') return undefined;
  if (place.page === 'range')
    return { page: 'family', parameters: { family: place.parameters.family } };
  if (place.page === 'product') return rangeOfProduct(place.parameters.key);
  if (place.page === 'product-sheet') return sheetOwner(place.parameters.key);
  if (isBiscuitGroup(place.page))
    return { page: 'family', parameters: { family: 'galletas' } };
  const parent = addressRow(place.page).parent as PageName | undefined;
  return { page: parent ?? 'home', parameters: {} } as Place;
}

/** The parent of a data sheet: its product, or the product list if there is none. */
const sheetOwner = (key: string): Place =>
  productOf(key)
    ? { page: 'product', parameters: { key } }
    : { page: 'products', parameters: {} };

/** The parent of a product: its range, or the product list if it does not exist. */
function rangeOfProduct(key: string): Place {
  const product = productOf(key);
  return product
    ? { page: 'range', parameters: { family: product.family, range: product.range } }
    : { page: 'products', parameters: {} };
}

function shortName(place: Place, language: Language): string {
  if (place.page === 'family') return familyOf(place.parameters.family).name[language];
  if (place.page === 'range')
    return rangeOf(place.parameters.family, place.parameters.range).name[language];
  if (place.page === 'product')
    return productOf(place.parameters.key)?.title[language] ?? '';
  const t = words[language];
  switch (place.page) {
    case 'home':
      return t('menu.home');
    case 'news':
      return t('menu.news');
    case 'history':
      return t('menu.history');
    case 'about':
      return t('menu.about');
    case 'contact':
      return t('menu.contact');
    case 'promotions':
      return t('menu.promotions');
    case 'promotion-terms-list':
      return t('promotion.terms');
    case 'pressroom':
      return t('menu.press');
    case 'contest':
      return t('menu.contest');
    case 'products':
      return t('menu.allProducts');
    case 'compliance':
      return t('menu.compliance');
    case 'ethical-channel':
      return t('menu.ethical');
    case 'conduct':
      return t('menu.conduct');
    case 'conduct-society':
      return t('conduct.society');
    default:
      throw new Error(`no short name for ${place.page}`);
  }
}
