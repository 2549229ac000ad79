import type { PageName, Place } from '../addresses/addresses.ts';
import {
  type FamilyId,
  familyIds,
  type RangeId,
  rangesOf,
} from '../catalogue/families.ts';
import type { Language } from '../i18n/languages.ts';
import type { PlainKey } from '../i18n/words.ts';

/** What an entry may be named after instead of a word of the dictionary. */
const namesOfThings = ['range', 'family', 'wholeFamily', 'product'] as const;

/**
 * A menu entry; its name is a word of the dictionary, or the name of its family, range
 * or product.
 */
export type Entry = {
  place: Place;
  name: PlainKey | (typeof namesOfThings)[number];
  /** The product to whose anchor it leads. */
  product?: string;
  /** Shown in these languages only. */
  only?: readonly Language[];
};

/** Its name is a word of the dictionary. */
export const isWord = (name: Entry['name']): name is PlainKey =>
  !namesOfThings.some((thing) => thing === name);

export const isShownIn = ({ only }: Entry, language: Language): boolean =>
  !only || only.includes(language);

const entry = (page: PageName, name: PlainKey, only?: readonly Language[]): Entry => ({
  place: { page, parameters: {} } as Place,
  name,
  ...(only ? { only } : {}),
});
const range = (family: FamilyId, id: RangeId): Entry => ({
  place: { page: 'range', parameters: { family, range: id } },
  name: 'range',
});
export const familyEntry = (
  family: FamilyId,
  name: 'family' | 'wholeFamily' = 'family',
): Entry => ({ place: { page: 'family', parameters: { family } }, name });

const others: RangeId = 'otros-productos';

/** The products behind 'other products' by name: few visitors look under 'other'. */
const snackMenu: Entry[] = [
  ...rangesOf('snacks')
    .filter((id) => id !== others)
    .map((id) => range('snacks', id)),
  ...['surtis4u', 'tejitas', 'buscalios', 'pajitas', 'trikers'].map(
    (product): Entry => ({ ...range('snacks', others), name: 'product', product }),
  ),
];

/** The biscuit menu speaks of occasions; its family's page lists the ranges. */
const biscuitMenu: Entry[] = [
  entry('biscuits-chocolate', 'menu.chocolate'),
  entry('biscuits-adults', 'menu.grownup'),
  entry('biscuits-breakfast', 'menu.breakfast'),
  range('galletas', 'fabs'),
];

const ownMenus: Partial<Record<FamilyId, Entry[]>> = {
  snacks: snackMenu,
  galletas: biscuitMenu,
};

/** The product groups of the header, in order, with what each opens. */
export const productMenu: { family: FamilyId; entries: Entry[] }[] = familyIds.map(
  (family) => ({
    family,
    entries: ownMenus[family] ?? rangesOf(family).map((id) => range(family, id)),
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
  entry('faqs', 'menu.faqs', ['es', 'en']),
];

/** What the burger panel shows of customer service: what does not stand in it already. */
export const burgerContactMenu = (language: Language): Entry[] =>
  contactMenu.filter(
    ({ name }) =>
      !burgerMenu.some(
        (shown) => shown !== 'about' && shown.name === name && isShownIn(shown, language),
      ),
  );

/** The four link columns of the footer. */
export const footerColumns: { title: PlainKey; entries: Entry[] }[] = [
  {
    title: 'foot.products',
    entries: [
      ...familyIds.map((id) => familyEntry(id)),
      entry('products', 'menu.allProducts'),
      entry('allergen-changes', 'menu.allergenChanges'),
    ],
  },
  {
    title: 'foot.us',
    entries: [
      entry('about', 'menu.about'),
      entry('history', 'menu.history'),
      entry('fifty-years', 'menu.fiftyYears'),
      entry('quality', 'menu.quality'),
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
  return name && isWord(name) ? name : undefined;
}
