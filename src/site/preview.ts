import type { Place } from './addresses.ts';
import { newsCategories } from './news.ts';

/** Size of every link preview, in pixels. */
export const previewSize = { width: 1200, height: 630 } as const;

/**
 * Name of a place's link preview, to which the language is added.
 *
 * Items of the origin are known at run time only: a news item has the picture of its category, a promotion that of all.
 *
 * @param category Slug of a news item's category.
 */
export function previewName(place: Place, category?: string): string {
  switch (place.page) {
    case 'product':
      return `product/${place.parameters.key}`;
    case 'family':
      return `family/${place.parameters.family}`;
    case 'range':
      return `range/${place.parameters.family}/${place.parameters.range}`;
    case 'news-item':
      return newsCategories.some((known) => known === category) ? `news/${category}` : 'news';
    case 'promotion':
      return 'promotions';
    case 'promotion-terms':
      return 'promotion-terms-list';
    default:
      return place.page;
  }
}
