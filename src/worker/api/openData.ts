import { addressOf } from '../../site/addresses/addresses.ts';
import { rangeOf } from '../../site/catalogue/catalogue.ts';
import type { Claims, Origin, Product } from '../../site/catalogue/products.ts';
import { type Language, languages } from '../../site/i18n/languages.ts';

/** A product with its addresses, and without what only concerns how its page looks. */
export function openData(product: Product, siteUrl: string) {
  const { layout, images, group, claims, family, range, origin, ...data } = product;
  return {
    ...data,
    family,
    range: { id: range, name: rangeOf(family, range).name },
    claims: openClaims(claims),
    ...(origin ? { origin: openOrigin(origin) } : {}),
    url: pagesOf(product, siteUrl),
  };
}

/** What is declared; what the pack keeps to itself is not declared here either. */
export function openClaims(
  claims: Claims,
): Omit<Claims, 'hideGlutenFree' | 'showLactoseFree'> {
  const { hideGlutenFree, showLactoseFree, glutenFree, ...declared } = claims;
  return {
    ...(glutenFree === undefined || hideGlutenFree ? {} : { glutenFree }),
    ...declared,
  };
}

/** The addresses of a product's page. */
export const pagesOf = ({ key }: Product, siteUrl: string): Record<Language, string> =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      siteUrl + addressOf('product', language, { key }),
    ]),
  ) as Record<Language, string>;

/** An ingredients list without its marks. */
export const plainIngredients = (ingredients: string): string =>
  ingredients.replace(/<\/?u>/g, '');

/**
 * What it says, without the names of its drawings and its video, which mean nothing
 * elsewhere.
 */
function openOrigin({ name, place, pairing, tasting }: Origin) {
  const words = ({ title, text }: Origin['place']) => ({ title, text });
  return {
    name,
    place: words(place),
    pairing: words(pairing),
    tasting: { notes: tasting.notes },
  };
}
