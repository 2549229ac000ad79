import { addressOf } from '../../site/addresses/addresses.ts';
import { rangeOf } from '../../site/catalogue/catalogue.ts';
import type { Claims, Product, Provenance } from '../../site/catalogue/products.ts';
import { type Language, type Localised, languages } from '../../site/i18n/languages.ts';
import { noticeText, packsOf } from '../../site/recalls/notice.ts';
import type { Recall } from '../../site/recalls/recall.ts';
import { recallsOf } from '../../site/recalls/recalls.ts';

/** A product with its page addresses and without presentation fields. */
export function openData(product: Product, siteUrl: string) {
  const { layout, images, group, claims, family, range, provenance, ...data } = product;
  return {
    ...data,
    family,
    range: { id: range, name: rangeOf(family, range).name },
    claims: openClaims(claims),
    recalls: recallsOf(product.key).map((recall) => openRecall(recall, siteUrl)),
    ...(provenance ? { origin: openProvenance(provenance) } : {}),
    url: pagesOf(product, siteUrl),
  };
}

/** A recall with the codes of its packs, and its notice and page in each language. */
export function openRecall(recall: Recall, siteUrl: string) {
  const { note, contact, ...data } = recall;
  return {
    ...data,
    gtins: packsOf(recall).map(({ gtin }) => gtin),
    notice: inEach((language) => noticeText(recall, language)),
    url: inEach((language) => `${siteUrl}${addressOf('recalls', language)}#${recall.id}`),
  };
}

/** The declared claims, without a gluten-free claim that the pack does not print. */
export function openClaims(claims: Claims): Omit<Claims, 'hideGlutenFree' | 'showLactoseFree'> {
  const { hideGlutenFree, showLactoseFree, glutenFree, ...declared } = claims;
  return {
    ...(glutenFree === undefined || hideGlutenFree ? {} : { glutenFree }),
    ...declared,
  };
}

/** The product page's absolute URL in each language. */
export const pagesOf = ({ key }: Product, siteUrl: string): Localised =>
  inEach((language) => siteUrl + addressOf('product', language, { key }));

const inEach = (text: (language: Language) => string): Localised =>
  Object.fromEntries(languages.map((language) => [language, text(language)])) as Record<
    Language,
    string
  >;

/** An ingredients list without its `<u>` markup. */
export const plainIngredients = (ingredients: string): string => ingredients.replace(/<\/?u>/g, '');

/**
 * The texts of a provenance, without the ids of drawings and videos, which mean nothing
 * outside the site.
 */
function openProvenance({ name, place, pairing, tasting }: Provenance) {
  const words = ({ title, text }: Provenance['place']) => ({ title, text });
  return {
    name,
    place: words(place),
    pairing: words(pairing),
    tasting: { notes: tasting.notes },
  };
}
