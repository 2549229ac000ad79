import {
  addressRow,
  type PageName,
  type Place,
  pageNames,
} from '../../src/site/addresses/addresses.ts';
import { familyIds, rangesOf } from '../../src/site/catalogue/families.ts';
import { productKeys, promotionTermsIds } from './contentNames.ts';

const hasParameters = (page: PageName): boolean => addressRow(page).slugs.es.includes('{');

/** Every page without parameters, except the not-found page. */
const fixedPlaces: Place[] = pageNames
  .filter((page) => !hasParameters(page) && page !== 'not-found' && page !== 'search')
  .map((page) => ({ page, parameters: {} }) as Place);

/** Every place that is known without the back end. */
export const knownPlaces: Place[] = [
  ...fixedPlaces,
  ...familyIds.map((family): Place => ({ page: 'family', parameters: { family } })),
  ...familyIds.flatMap((family) =>
    rangesOf(family).map((range): Place => ({ page: 'range', parameters: { family, range } })),
  ),
  ...promotionTermsIds.map((id): Place => ({ page: 'promotion-terms', parameters: { id } })),
  ...productKeys.map((key): Place => ({ page: 'product', parameters: { key } })),
];

/** A place of every type of page; several if a page has several layouts. */
export const pageTypes: Place[] = [
  ...fixedPlaces,
  { page: 'not-found', parameters: {} },
  { page: 'search', parameters: {} },
  { page: 'news-item', parameters: { slug: 'full-of-trikers-random' } },
  { page: 'promotion', parameters: { slug: 'risketos-reparte-premios' } },
  { page: 'promotion-terms', parameters: { id: 'trikers' } },
  { page: 'family', parameters: { family: 'galletas' } },
  { page: 'range', parameters: { family: 'snacks', range: 'mios' } },
  { page: 'product', parameters: { key: 'fabs-mexico' } },
  { page: 'product', parameters: { key: 'risketos-original' } },
  { page: 'product-sheet', parameters: { key: 'fabs' } },
  { page: 'kiosk-card', parameters: { key: 'jummy' } },
];

/** Pages that look much as another one does that is in `pageKinds`. */
const alike = [
  /^(contact(-work|-other)?|privacy|legal-notice|accessibility|quality)$/,
  /^(contest-rules|company-terms|promotion-terms(-list)?|nutririsi|press-materials)$/,
  /^(biscuits-(chocolate|adults|breakfast)|compliance|values|commitments)$/,
  /^conduct(-(president|principles|employees|consumers|providers|compliance))?$/,
  /^society-(risi-sa|loeches|matarile)$/,
];

/** One page of each kind. */
export const pageKinds: Place[] = pageTypes.filter(
  ({ page }, i) =>
    !alike.some((pages) => pages.test(page)) &&
    pageTypes.findIndex((other) => other.page === page) === i,
);
