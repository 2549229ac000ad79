import { type FamilyId, families, type RangeId, rangeSlugs } from '../catalogue/families.ts';
import { type Language, type Localised, languages } from '../i18n/languages.ts';
import type { AddressRow } from './addressRow.ts';
import { addressTable } from './addressTable.ts';

export type PageName = keyof typeof addressTable;
export const pageNames = Object.keys(addressTable) as PageName[];
/** The row of a page without its literal types, for code that reads any page. */
export const addressRow = (page: PageName): AddressRow => addressTable[page];

/** Parameters by page; other pages have none. */
interface Parameters {
  'news-item': { slug: string };
  promotion: { slug: string };
  'promotion-terms': { id: string };
  product: { key: string };
  'product-sheet': { key: string };
  'kiosk-card': { key: string };
  family: { family: FamilyId };
  range: { family: FamilyId; range: RangeId };
}
export type ParametersOf<P extends PageName> = P extends keyof Parameters
  ? Parameters[P]
  : Record<never, never>;
/** A page with its parameters, from which links and alternates are built. */
export type Place = {
  [P in PageName]: { page: P; parameters: ParametersOf<P> };
}[PageName];

type Rest<P extends PageName> = P extends keyof Parameters
  ? [parameters: Parameters[P]]
  : [parameters?: undefined];

/**
 * The canonical path of a page in one language.
 *
 * A path, not a URL, so that previews link to themselves. Does not check that the item
 * exists: its page answers 404.
 *
 * @param page Name in the address table.
 * @param language Language of the target, not necessarily the visitor's.
 * @param rest One value per parameter of the page; encoded here.
 * @returns Path with a leading slash and no trailing one, percent-encoded NFC.
 * @example addressOf('product', 'fr', { key: 'jummy' }) // '/fr/produit/jummy'
 */
export function addressOf<P extends PageName>(
  page: P,
  language: Language,
  ...rest: Rest<P>
): string {
  return pathOf(page, language, (rest[0] ?? {}) as Record<string, string>);
}

/** `addressOf` for a place whose page is only known at run time. */
export const addressOfPlace = (place: Place, language: Language): string =>
  pathOf(place.page, language, place.parameters as Record<string, string>);

/**
 * Encoded paths, split at their parameters and cached: text and parameter names
 * alternate, `['/es/producto/', 'key', '']`.
 */
const patterns = new Map<string, readonly string[]>();

function patternOf(page: PageName, language: Language): readonly string[] {
  const key = `${language}${page}`;
  let pattern = patterns.get(key);
  if (!pattern) {
    const slug = addressTable[page].slugs[language];
    pattern = `/${language}${slug && '/'}${slug}`
      .split(/[{}]/)
      .map((part, i) => (i % 2 ? part : encoded(part)));
    patterns.set(key, pattern);
  }
  return pattern;
}

function pathOf(page: PageName, language: Language, parameters: Record<string, string>): string {
  return patternOf(page, language).reduce(
    (path, part, i) => path + (i % 2 ? encoded(parameterOf(part, language, parameters)) : part),
    '',
  );
}

function parameterOf(name: string, language: Language, parameters: Record<string, string>): string {
  const value = parameters[name] ?? '';
  if (name === 'family') return families[value as FamilyId].slugs[language];
  if (name === 'range')
    return rangeSlugs(parameters['family'] as FamilyId, value)?.[language] ?? value;
  return value;
}

function encoded(path: string): string {
  // Fast path: most paths need no encoding.
  if (/^[a-z\d/-]*$/.test(path)) return path;
  return path
    .split('/')
    .map((segment) => encodeURIComponent(segment.normalize('NFC')))
    .join('/');
}

/** Address of the news feed in one language; a file, not a page. */
export const feedAddress = (language: Language): string => `/${language}/feed.xml`;

/** Address of the feed of label changes in one language. */
export const changesFeedAddress = (language: Language): string =>
  `${addressOf('allergen-changes', language)}.xml`;

/** Address of the feed of recalls in one language. */
export const recallsFeedAddress = (language: Language): string =>
  `${addressOf('recalls', language)}.xml`;

/** The address of a place in every language, for alternates and the language menu. */
export const alternatesOf = (place: Place): Localised =>
  Object.fromEntries(
    languages.map((language) => [language, addressOfPlace(place, language)]),
  ) as Record<Language, string>;
