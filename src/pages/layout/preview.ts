import photos from 'virtual:photos';
import pictures from 'virtual:pictures';
import previews from 'virtual:previews';
import type { Place } from '../../site/addresses/addresses.ts';
import { familyOf, productOf, rangeOf } from '../../site/catalogue/catalogue.ts';
import type { Product } from '../../site/catalogue/products.ts';
import type { Language } from '../../site/i18n/languages.ts';
import {
  familyWords,
  previewFile,
  previewFolder,
  previewName,
  productWords,
  rangeWords,
  wordsInPreview,
} from '../../site/metadata/preview.ts';
import type { CoverName } from '../../site/news/cover.ts';

/**
 * Returns the link preview picture of a page. Pages without one get that of the home
 * page.
 */
export function previewOf(
  place: Place,
  language: Language,
  cover?: CoverName,
): { src: string; alt: string } {
  const own = previewName(place, cover);
  const name = previews[own] ? own : 'home';
  const { hash, words } = previews[name] ?? {};
  if (!hash) throw new Error('there is no link preview of the home page');
  return {
    src: previewFolder + previewFile(name, language, hash),
    alt: `Risi · ${words?.[language] ?? catalogueWords(place, language)}`,
  };
}

/** Text in the preview picture of a product, family or range. */
function catalogueWords(place: Place, language: Language): string {
  if (place.page === 'family')
    return wordsInPreview(familyWords(familyOf(place.parameters.family), language));
  if (place.page === 'range')
    return wordsInPreview(
      rangeWords(
        rangeOf(place.parameters.family, place.parameters.range),
        familyOf(place.parameters.family),
        language,
      ),
    );
  const product = place.page === 'product' && productOf(place.parameters.key);
  return product ? wordsInPreview(productWords(product, language)) : '';
}

/** Returns the URLs of a product's pictures: its pack and its link preview. */
export function picturesOf(product: Pick<Product, 'key' | 'images'>, language: Language): string[] {
  const pack = product.images?.pack
    ? photos[`products/${product.images.pack}`]?.src
    : pictures[`pack/${product.key}/${language}`]?.src;
  return [
    ...(pack ? [pack] : []),
    previewOf({ page: 'product', parameters: { key: product.key } }, language).src,
  ];
}
