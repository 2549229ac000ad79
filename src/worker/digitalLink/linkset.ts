import { addressOf } from '../../site/addresses/addresses.ts';
import { digitalLinkOf, sizeAnchor, type TradeItem } from '../../site/catalogue/gtin.ts';
import { defaultLanguage, type Language, languages } from '../../site/i18n/languages.ts';
import { words } from '../../site/i18n/words.ts';

/** The GS1 Web Vocabulary, which defines the link types. */
export const vocabulary = 'https://ref.gs1.org/voc/';

/** Anchors on the product's page for GS1 link types. */
const parts = {
  pip: undefined,
  ingredientsInfo: 'ingredients',
  allergenInfo: 'ingredients',
  nutritionalInfo: 'nutrition',
} as const;
type PageLink = keyof typeof parts;

const isPageLink = (name: string): name is PageLink => Object.hasOwn(parts, name);

/** The link type without its prefix, from `gs1:pip`, `pip` or its URL. */
const shortName = (linkType: string): string =>
  linkType.replace(/^(gs1:|https?:\/\/(?:ref\.)?gs1\.org\/voc\/)/, '');

/** Whether a link type asks for all links. */
export const asksForLinkset = (linkType: string | undefined): boolean =>
  linkType === 'linkset' || linkType === 'all';

/**
 * The path that a pack's code redirects to: its size on the product's page, or the
 * section that the link type names. Unknown link types use the default link, as GS1
 * requires.
 *
 * @param query What the target gets to know.
 */
export function targetOf(
  { product, pack }: TradeItem,
  language: Language,
  linkType = '',
  query = new URLSearchParams(),
): string {
  const name = shortName(linkType);
  const part = isPageLink(name) ? parts[name] : undefined;
  const page = addressOf('product', language, { key: product.key });
  return `${page}${query.size ? `?${query}` : ''}#${part ?? sizeAnchor(pack)}`;
}

interface Link {
  href: string;
  title: string;
  hreflang?: Language[];
  type: string;
}

/** All links of a pack as a linkset (RFC 9264) with GS1 link types. */
export function linksetOf(item: TradeItem, siteUrl: string): object {
  const { product, pack, gtin } = item;
  const pages = (linkType: PageLink): Link[] =>
    languages.map((language) => ({
      href: siteUrl + targetOf(item, language, linkType),
      title: titleOf(item, linkType, language),
      hreflang: [language],
      type: 'text/html',
    }));
  const linkTypes = {
    defaultLink: pages('pip').slice(0, 1),
    defaultLinkMulti: pages('pip'),
    ...Object.fromEntries(Object.keys(parts).map((name) => [name, pages(name as PageLink)])),
    // Says whether the product is recalled, and the history.
    recallStatus: [
      ...languages.map((language) => ({
        href: siteUrl + addressOf('recalls', language),
        title: words[language]('menu.recalls'),
        hreflang: [language],
        type: 'text/html',
      })),
      {
        href: `${siteUrl}/api/recalls.json`,
        title: words[defaultLanguage]('menu.recalls'),
        type: 'application/json',
      },
    ],
    masterData: [
      {
        href: `${siteUrl}/api/products/${product.key}.json`,
        title: product.title[defaultLanguage],
        type: 'application/json',
      },
    ],
  };
  return {
    linkset: [
      {
        anchor: siteUrl + digitalLinkOf(gtin),
        itemDescription: `${product.title[defaultLanguage]}, ${pack}`,
        ...Object.fromEntries(
          Object.entries(linkTypes).map(([name, links]) => [vocabulary + name, links]),
        ),
      },
    ],
  };
}

function titleOf({ product, pack }: TradeItem, linkType: PageLink, language: Language): string {
  const title = product.title[language];
  const t = words[language];
  switch (linkType) {
    case 'pip':
      return `${title}, ${pack}`;
    case 'ingredientsInfo':
      return t('product.headTitle', { title });
    case 'allergenInfo':
      return t('product.headTitleLong', { title });
    case 'nutritionalInfo':
      return `${title}, ${t('product.nutrition').toLowerCase()}`;
  }
}
