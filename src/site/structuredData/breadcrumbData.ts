import { breadcrumbOf } from '../addresses/breadcrumb.ts';
import { addressOn, type DataContext, type Node } from './structuredData.ts';

/**
 * The page's breadcrumb as structured data.
 *
 * @param here Name of the page itself.
 */
export const breadcrumbData = (context: DataContext, here: string): Node => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    ...breadcrumbOf(context.place, context.language).map(({ name, address }) => ({
      name,
      item: context.siteUrl + address,
    })),
    { name: here, item: addressOn(context) },
  ].map(({ name, item }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item,
  })),
});
