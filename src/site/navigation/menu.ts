import type { PageName, Place } from '../addresses/addresses.ts';
import {
  type FamilyId,
  familyIds,
  type RangeId,
  rangesOf,
} from '../catalogue/families.ts';
import type { Language } from '../i18n/languages.ts';
import type { PlainKey } from '../i18n/words.ts';

/**
 * A menu entry; its name is a word of the dictionary or the name of its family or
 * range.
 */
export type Entry = {
  place: Place;
  name: PlainKey | 'range' | 'family' /** Shown in these languages only. */;
  only?: readonly Language[];
};

const entry = (page: PageName, name: PlainKey, only?: readonly Language[]): Entry => ({
  place: { page, parameters: {} } as Place,
  name,
  ...(only ? { only } : {}),
});
const range = (family: FamilyId, id: RangeId, name: Entry['name'] = 'range'): Entry => ({
  place: { page: 'range', parameters: { family, range: id } },
  name,
});
export const familyEntry = (family: FamilyId): Entry => ({
  place: { page: 'family', parameters: { family } },
  name: 'family',
});

/** The biscuit menu speaks of occasions instead of ranges. */
const biscuitMenu: Entry[] = [
  range('galletas', 'b-san-0azucares-chocolate', 'menu.chocolate'),
  range('galletas', 'sin-gluten', 'menu.grownup'),
  range('galletas', 'tradicionales', 'menu.breakfast'),
  range('galletas', 'fabs', 'menu.fabs'),
  range('galletas', 'b-san-0azucares-maria'),
  range('galletas', 'b-san-sin-gluten'),
  range('galletas', 'b-san-plus/singluten'),
  range('galletas', 'b-san-plus/congluten'),
  range('galletas', 'hello-kitty-doraemon'),
  range('galletas', 'b-san'),
];

/** The product groups of the header, in order, with what each opens. */
export const productMenu: { family: FamilyId; entries: Entry[] }[] = familyIds.map(
  (family) => ({
    family,
    entries:
      family === 'galletas'
        ? biscuitMenu
        : rangesOf(family).map((id) => range(family, id)),
  }),
);

/** The customer-service group of the header. */
export const contactMenu: Entry[] = [
  entry('contact', 'menu.contact'),
  entry('faqs', 'menu.faqs'),
  entry('distributors', 'menu.distributors'),
  entry('contact-work', 'menu.work'),
];

export const conductMenu: PageName[] = [
  'conduct-president',
  'conduct-principles',
  'conduct-employees',
  'conduct-consumers',
  'conduct-providers',
  'conduct-society',
  'conduct-compliance',
];

/** The chapters of the code of conduct as menu entries. */
export const conductEntries: Entry[] = conductMenu.map((page) =>
  entry(page, page.replace('-', '.') as PlainKey),
);

/** Languages whose burger panel shows the label 'follow us' above the networks. */
export const followLanguages: readonly Language[] = ['es', 'en'];

export const aboutMenu: Entry[] = [
  entry('about', 'menu.about'),
  entry('history', 'menu.history'),
  entry('compliance', 'menu.compliance'),
  entry('values', 'menu.values'),
  entry('ethical-channel', 'menu.ethical'),
  entry('commitments', 'menu.commitments'),
  entry('conduct', 'menu.conduct'),
];

/**
 * The plain entries of the burger panel after its product groups; 'about' opens
 * `aboutMenu`.
 */
export const burgerMenu: (Entry | 'about')[] = [
  entry('home', 'menu.home'),
  'about',
  entry('nutririsi', 'menu.nutririsi'),
  entry('distributors', 'menu.distributors'),
  entry('news', 'menu.news'),
  entry('promotions', 'menu.promotions'),
  { ...range('galletas', 'tradicionales', 'menu.traditional'), only: ['es', 'en'] },
  entry('faqs', 'menu.faqs', ['es', 'en']),
];

/** The four link columns of the footer. */
export const footerColumns: { title: PlainKey; entries: Entry[] }[] = [
  {
    title: 'foot.products',
    entries: [...familyIds.map(familyEntry), entry('products', 'menu.allProducts')],
  },
  {
    title: 'foot.us',
    entries: [
      entry('about', 'menu.about'),
      entry('history', 'menu.history'),
      entry('nutririsi', 'menu.nutririsi'),
      entry('news', 'menu.news'),
      entry('promotions', 'menu.promotions'),
      entry('contest', 'menu.contest'),
      entry('compliance', 'menu.compliance'),
      entry('newsletter', 'menu.newsletter'),
    ],
  },
  {
    title: 'foot.professionals',
    entries: [
      entry('distributors', 'menu.distributors'),
      entry('pressroom', 'menu.press'),
      entry('press-materials', 'menu.pressMaterials'),
      entry('contact-work', 'menu.work'),
      entry('contact', 'menu.contact'),
      entry('faqs', 'menu.faqs'),
    ],
  },
  {
    title: 'foot.legal',
    entries: [
      entry('legal-notice', 'foot.notice'),
      entry('privacy', 'foot.privacy'),
      entry('cookies', 'foot.cookies'),
      entry('accessibility', 'foot.accessibility'),
      entry('company-terms', 'foot.terms', ['es']),
      entry('promotion-terms-list', 'promotion.terms', ['en', 'fr']),
      entry('ethical-channel', 'menu.ethical'),
    ],
  },
];

/** A page's name in the menus, if they have it. */
export function nameInMenus(page: PageName): PlainKey | undefined {
  const entries = [...aboutMenu, ...contactMenu, ...burgerMenu].filter(
    (entry) => entry !== 'about',
  );
  const name = entries.find(
    ({ place }) => place.page === page && Object.keys(place.parameters).length === 0,
  )?.name;
  return name === 'range' || name === 'family' ? undefined : name;
}
