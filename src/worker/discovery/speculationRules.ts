import {
  addressOfPlace,
  addressRow,
  type PageName,
  type Place,
  pageNames,
} from '../../site/addresses/addresses.ts';
import { languages } from '../../site/i18n/languages.ts';

/** Pages refer to it with the header `Speculation-Rules: "/speculation-rules.json"`. */
export const speculationRulesAddress = '/speculation-rules.json';

/**
 * Pages with a form, which are fetched only on navigation. Home has one too, but is
 * mostly read.
 */
const isNeverPrerendered = (page: PageName): boolean =>
  addressRow(page).form === true && page !== 'home';

/**
 * Lets browsers prerender a page once the visitor hovers over or touches its link.
 * Excludes pages with forms, above all the ethical channel, and searches, files, feeds
 * and the API.
 */
export function speculationRules(): string {
  const pages = languages.flatMap((language) => [`/${language}`, `/${language}/*`]);
  const never = pageNames
    .filter(isNeverPrerendered)
    .flatMap((page) => languages.map((language) => patternOf(page, language)));
  const rule = {
    where: {
      and: [
        { href_matches: pages },
        { not: { href_matches: ['/*\\?(.+)', '/*.*', ...new Set(never)] } },
        { not: { selector_matches: '[download], [data-language], [rel~="external"]' } },
      ],
    },
    eagerness: 'moderate',
  };
  return JSON.stringify({ prerender: [rule] });
}

/** A page's address as a URL pattern, with `*` for a parameter. */
function patternOf(page: PageName, language: (typeof languages)[number]): string {
  const parameters = Object.fromEntries(
    [...addressRow(page).slugs[language].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [
      name,
      'PARAMETER',
    ]),
  );
  return addressOfPlace({ page, parameters } as unknown as Place, language).replace(
    'PARAMETER',
    '*',
  );
}
