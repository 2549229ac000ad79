import { provinces } from 'virtual:content/provinces';
import type { Province } from '../../content/provinces.ts';

/** The province that an address names, if there is one of that id. */
export const provinceIn = (search: URLSearchParams): Province | undefined =>
  provinces.find(({ id }) => id === search.get('provincia'));
