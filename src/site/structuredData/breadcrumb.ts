import { pathTo } from '../addresses/pathTo.ts';
import { addressOn, type Node, type Site } from './structuredData.ts';

/**
 * The page's breadcrumb as structured data.
 *
 * @param here Name of the page itself.
 */
export const breadcrumbData = (site: Site, here: string): Node => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    ...pathTo(site.place, site.language).map(({ name, address }) => ({
      name,
      item: site.origin + address,
    })),
    { name: here, item: addressOn(site) },
  ].map(({ name, item }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item,
  })),
});
