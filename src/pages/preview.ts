import pictures from 'virtual:pictures';
import previews from 'virtual:previews';
import type { Place } from '../site/addresses.ts';
import type { Language } from '../site/languages.ts';
import { previewName } from '../site/preview.ts';
import type { Product } from '../site/products.ts';

/** The picture that a link to a page shows. What has none of its own shows that of the home page. */
export function previewOf(place: Place, language: Language, category?: string): { src: string; alt: string } {
  const preview = previews[`${previewName(place, category)}/${language}`] ?? previews[`home/${language}`];
  if (!preview) throw new Error(`there is no link preview home/${language}`);
  return preview;
}

/** Addresses of a product's pictures: its pack, and its link preview. */
export function picturesOf(product: Pick<Product, 'key' | 'images'>, language: Language): string[] {
  const pack = product.images?.pack ? `/products/${product.images.pack}` : pictures[`pack/${product.key}/${language}`]?.src;
  return [...(pack ? [pack] : []), previewOf({ page: 'product', parameters: { key: product.key } }, language).src];
}
