import { fold } from '../search/folding.ts';

/** Spain's code and its names in the site's languages, folded. */
const spain = new Set(['es', 'espana', 'spain', 'espagne']);

/** Whether a country, as typed, is Spain. */
export const isSpain = (country: string): boolean => spain.has(fold(country.trim()));
