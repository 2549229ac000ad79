import { type Province, provinces } from './provinces.ts';

/** The province that an address names, if there is one of that id. */
export const provinceIn = (search: URLSearchParams): Province | undefined =>
  provinces.find(({ id }) => id === search.get('provincia'));
