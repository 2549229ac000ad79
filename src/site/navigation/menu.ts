import type { PageName, Place } from '../addresses/addresses.ts';
import {
  type FamilyId,
  familyIds,
  otherProducts,
  type RangeId,
  rangesOf,
} from '../catalogue/families.ts';
import type { Language } from '../i18n/languages.ts';
import type { PlainKey } from '../i18n/words.ts';

/** Entries that take their name from the catalogue instead of the dictionary. */
const namesOfThings = ['range', 'family', 'wholeFamily', 'product'] as const;

/** A language that is missing here is a type error. */
type ByLanguage = Readonly<Record<Language, boolean>>;

/** A menu entry, named by a dictionary key or after its family, range or product. */
export type Entry = {
  place: Place;
  name: PlainKey | (typeof namesOfThings)[number];
  /** The product whose anchor it links to. */
  product?: string;
  /** The id of the section that it links to. */
  section?: string;
  /** Shown in every language by default. */
  shownIn?: ByLanguage;
};

/** Whether the name is a dictionary key. */
export const isWord = (name: Entry['name']): name is PlainKey =>
  !namesOfThings.some((thing) => thing === name);

export const isShownIn = ({ shownIn }: Entry, language: Language): boolean =>
  !shownIn || shownIn[language];

const entry = (page: PageName, name: PlainKey, shownIn?: ByLanguage): Entry => ({
  place: { page, parameters: {} } as Place,
  name,
  ...(shownIn ? { shownIn } : {}),
});
/** Where a consumer finds the products. */
export const buy: Entry = entry('distributors', 'menu.buy');
/** What the same page has for shops and for those who deliver to them. */
const distributors: Entry = { ...entry('distributors', 'menu.distributors'), section: 'shops' };
/** Where consumers complain: no word of the others says so. */
const question = entry('contact-question', 'menu.question');
const range = (family: FamilyId, id: RangeId): Entry => ({
  place: { page: 'range', parameters: { family, range: id } },
  name: 'range',
});
export const familyEntry = (
  family: FamilyId,
  name: 'family' | 'wholeFamily' = 'family',
): Entry => ({ place: { page: 'family', parameters: { family } }, name });

const others: RangeId = 'otros-productos';

/**
 * The snack menu lists the products in 'other products' by name, because few visitors
 * would open that entry.
 */
const snackMenu: Entry[] = [
  ...rangesOf('snacks')
    .filter((id) => id !== others)
    .map((id) => range('snacks', id)),
  ...otherProducts.map(
    ({ key }): Entry => ({ ...range('snacks', others), name: 'product', product: key }),
  ),
];

/** The biscuit menu is by occasion; the family's page lists the ranges. */
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

/** The mega menus of the header, in order. */
export const productMenu: { family: FamilyId; entries: Entry[] }[] = familyIds.map((family) => ({
  family,
  entries: ownMenus[family] ?? rangesOf(family).map((id) => range(family, id)),
}));

/** The entry of the burger menu below the families. */
export const allProducts: Entry = entry('products', 'menu.allProducts');

/** 'Help and contact' in the header: customer service and the press. */
export const contactMenu: Entry[] = [
  entry('contact', 'menu.contact'),
  question,
  entry('faqs', 'menu.faqs'),
  buy,
  distributors,
  entry('contact-work', 'menu.work'),
  entry('pressroom', 'menu.press'),
  entry('press-materials', 'menu.pressMaterials'),
];

/** The chapters of the code of conduct, in order. */
export const conductPages: PageName[] = [
  'conduct-president',
  'conduct-principles',
  'conduct-employees',
  'conduct-consumers',
  'conduct-providers',
  'conduct-society',
  'conduct-compliance',
];

/** Dictionary key of a chapter's name: `conduct.society` for `conduct-society`. */
export const chapterNameOf = (page: PageName): PlainKey => page.replace('-', '.') as PlainKey;

/** The chapters of the code of conduct as menu entries. */
export const conductEntries: Entry[] = conductPages.map((page) => entry(page, chapterNameOf(page)));

/** Whether the burger menu shows 'follow us' above the social links. */
export const showsFollow: ByLanguage = { es: true, en: true, fr: false };

/** The entries below 'About us' in the burger menu; `Burger.tsx` adds the code of conduct. */
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
 * The entries of the burger menu after the product groups; 'about' opens `aboutMenu`, 'help'
 * opens `burgerHelpMenu`.
 */
export const burgerMenu: (Entry | 'about' | 'help')[] = [
  entry('home', 'menu.home'),
  'about',
  entry('nutririsi', 'menu.nutririsi'),
  buy,
  'help',
  distributors,
  entry('news', 'menu.news'),
  entry('promotions', 'menu.promotions'),
  // Of two groups that could hold it, some visitors opened the other one first.
  entry('contact-work', 'menu.work'),
  entry('faqs', 'menu.faqs', { es: true, en: true, fr: false }),
];

/**
 * 'Help and contact' in the burger menu: what the menu around it does not have already, and
 * the jobs, for which some applicants open this group first.
 */
export const burgerHelpMenu = (language: Language): Entry[] =>
  contactMenu.filter(
    ({ name }) =>
      name === 'menu.work' ||
      !burgerMenu.some(
        (shown) => typeof shown !== 'string' && shown.name === name && isShownIn(shown, language),
      ),
  );

/** The four link columns of the footer. */
export const footerColumns: { title: PlainKey; entries: Entry[] }[] = [
  {
    title: 'foot.products',
    entries: [
      ...familyIds.map((id) => familyEntry(id)),
      allProducts,
      buy,
      question,
      entry('allergen-changes', 'menu.allergenChanges'),
      entry('recalls', 'menu.recalls'),
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
      entry('compliance', 'menu.compliance'),
      entry('newsletter', 'menu.newsletter'),
    ],
  },
  {
    title: 'foot.professionals',
    entries: [
      distributors,
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
      entry('company-terms', 'foot.terms', { es: true, en: false, fr: false }),
      entry('ethical-channel', 'menu.ethical'),
    ],
  },
];

/** A page's name in the menus of the header, if it is in them. */
export function nameInHeaderMenus(page: PageName): PlainKey | undefined {
  const entries = [...aboutMenu, ...contactMenu, ...burgerMenu].filter(
    (entry) => typeof entry !== 'string',
  );
  const name = entries.find(
    ({ place }) => place.page === page && Object.keys(place.parameters).length === 0,
  )?.name;
  return name && isWord(name) ? name : undefined;
}
