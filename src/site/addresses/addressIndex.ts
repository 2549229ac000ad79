import { families, familyIds, otherProducts, rangeSlugs, rangesOf } from '../catalogue/families.ts';
import { type Localised, languages } from '../i18n/languages.ts';
import { fold } from '../search/folding.ts';
import { addressRow, type PageName, type Place, pageNames } from './addresses.ts';

/** Lookup tables of folded paths, without the language and outer slashes. */
export interface AddressIndex {
  literal: Map<string, { place: Place; anchor?: string }>;
  /** Path without its last segment → the page whose last segment is a parameter. */
  parameter: Map<string, { page: PageName; name: string }>;
  /** Number of segments of the longest address. */
  maxDepth: number;
}

let index: AddressIndex | undefined;

/** Every known spelling of every address. Built from the address table on first use. */
export function addressIndex(): AddressIndex {
  index ??= makeIndex();
  return index;
}

function makeIndex(): AddressIndex {
  const made: AddressIndex = { literal: new Map(), parameter: new Map(), maxDepth: 0 };
  for (const page of pageNames) {
    if (page === 'family' || page === 'range') continue;
    const { slugs, aliases = [] } = addressRow(page);
    for (const path of [...mixtures(slugs), ...aliases]) addPage(made, page, path);
  }
  addFamilies(made);
  for (const page of ['ethical-channel', 'commitments', 'conduct'] as const) {
    for (const hub of mixtures(addressRow('compliance').slugs)) {
      for (const slug of mixtures(addressRow(page).slugs)) addPage(made, page, `${hub}/${slug}`);
    }
  }
  const lengths = [
    ...[...made.literal.keys()].map((path) => path.split('/').length),
    ...[...made.parameter.keys()].map((path) => path.split('/').length + 1),
  ];
  made.maxDepth = Math.max(...lengths);
  return made;
}

function addPage(made: AddressIndex, page: PageName, path: string): void {
  const segments = path.split('/').map(fold);
  const name = /^\{(\w+)\}$/.exec(segments.at(-1) ?? '')?.[1];
  if (name) made.parameter.set(segments.slice(0, -1).join('/'), { page, name });
  else if (!made.literal.has(segments.join('/')))
    made.literal.set(segments.join('/'), { place: { page, parameters: {} } as Place });
}

function addFamilies(made: AddressIndex): void {
  for (const family of familyIds) {
    for (const slug of mixtures(families[family].slugs)) {
      made.literal.set(slug, { place: { page: 'family', parameters: { family } } });
      for (const range of rangesOf(family)) {
        const place: Place = { page: 'range', parameters: { family, range } };
        for (const rangeSlug of mixtures(rangeSlugs(family, range) as Localised)) {
          made.literal.set(`${slug}/${rangeSlug}`, { place });
          if (range !== 'otros-productos') continue;
          for (const { key, anchor } of otherProducts) {
            made.literal.set(`${slug}/${rangeSlug}/${anchor}`, { place, anchor });
            made.literal.set(`${slug}/${rangeSlug}/${key}`, { place, anchor });
          }
        }
      }
      if (family === 'galletas')
        made.literal.set(`${slug}/b-san-plus`, {
          place: { page: 'family', parameters: { family } },
        });
    }
  }
}

/**
 * Every combination of the languages' segments, because slugs of one language are aliases
 * in the others.
 */
function mixtures(slugs: Localised): Set<string> {
  const columns = languages.map((language) => slugs[language].split('/'));
  const length = Math.max(...columns.map((column) => column.length));
  let paths = [''];
  for (let i = 0; i < length; i++) {
    const choices = new Set(columns.map((column) => fold(column[i] ?? '')));
    paths = paths.flatMap((path) =>
      [...choices].map((choice) => (path ? `${path}/${choice}` : choice)),
    );
  }
  return new Set(paths);
}
