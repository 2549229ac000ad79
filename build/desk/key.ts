import { plain } from '../../src/site/search/folding.ts';

/** A name as part of an address: lower case, digits and hyphens. */
export const keyOf = (name: string): string =>
  plain(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
