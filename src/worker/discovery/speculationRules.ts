import {
  addressOfPlace,
  addressRow,
  type PageName,
  type Place,
  pageNames,
} from '../../site/addresses/addresses.ts';
import { languages } from '../../site/i18n/languages.ts';

/**
 * Names the rules in the answer of a page:
 * `Speculation-Rules: "/speculation-rules.json"`.
 */
export const speculationRulesAddress = '/speculation-rules.json';

/**
 * Pages that are only fetched when a visitor goes there: what is sent there is nobody's
 * guess. The home page has a form too, but is read.
 */
const isLeftAlone = (page: PageName): boolean =>
  addressRow(page).form === true && page !== 'home';

/**
 * Lets browsers render a page of the site before the visitor has clicked, once they
 * point at a link or touch it.
 *
 * Never a page with a form, above all not the ethical channel; never a search, a file,
 * a feed or the API.
 */
export function speculationRules(): string {
  const pages = languages.flatMap((language) => [`/${language}`, `/${language}/*`]);
  const never = pageNames
    .filter(isLeftAlone)
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

/** The address of a page as a URL pattern; `*` stands for a parameter. */
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
