import type { PageName } from '../addresses/addresses.ts';

/**
 * Whether a page may show the newsletter invitation: home and the families, where
 * visitors look around. It would be in the way of who looks up a product, fills in a form
 * or reads.
 */
export const invites = (page: PageName): boolean => page === 'home' || page === 'family';
