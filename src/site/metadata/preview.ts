import type { Place } from '../addresses/addresses.ts';
import type { Product } from '../catalogue/products.ts';
import type { Language, Localised } from '../i18n/languages.ts';
import type { CoverName } from '../news/cover.ts';

/** Size of every link preview, in pixels. */
export const previewSize = { width: 1200, height: 630 } as const;

/** A link preview drawn by the build; src/pages/layout/preview.ts completes it. */
export interface Preview {
  /** In the file names; of the pictures in all languages, so that the script holds one. */
  hash: string;
  /** The words in the picture, if the catalogue does not have them. */
  words?: Partial<Localised>;
}

/**
 * Name of a place's link preview, without its language.
 *
 * Back-end items are only known at run time, so a news item gets its cover, and a
 * promotion a shared picture.
 *
 * @param cover Cover of an existing news item.
 */
export function previewName(place: Place, cover?: CoverName): string {
  switch (place.page) {
    case 'product':
      return `product/${place.parameters.key}`;
    case 'family':
      return `family/${place.parameters.family}`;
    case 'range':
      return `range/${place.parameters.family}/${place.parameters.range}`;
    case 'news-item':
      return cover ? `news/${cover}` : 'news';
    case 'promotion':
      return 'promotions';
    case 'promotion-terms':
      return 'promotion-terms-list';
    default:
      return place.page;
  }
}

/** Path of the folder with the files. */
export const previewFolder = '/assets/';

/** File name of a preview. */
export const previewFile = (name: string, language: Language, hash: string): string =>
  `preview-${name.replaceAll('/', '-')}-${language}-${hash}.png`;

interface PreviewWords {
  title: string;
  kicker: string | undefined;
}

export function productWords(
  { title, flavour }: Pick<Product, 'title' | 'flavour'>,
  language: Language,
): PreviewWords {
  return {
    title: title[language],
    kicker: title[language].includes(flavour[language]) ? undefined : flavour[language],
  };
}

export const familyWords = (
  { name, shout }: { name: Localised; shout: Localised },
  language: Language,
): PreviewWords => ({ title: name[language], kicker: shout[language] });

export const rangeWords = (
  range: { name: Localised },
  family: { name: Localised },
  language: Language,
): PreviewWords => ({ title: range.name[language], kicker: family.name[language] });

/** The words in a preview on one line. */
export const wordsInPreview = ({ title, kicker }: PreviewWords): string =>
  `${title}${kicker ? `${/[.!?…]$/.test(title) ? '' : '.'} ${kicker}` : ''}`;
