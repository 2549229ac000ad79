import { provinces } from 'virtual:content/provinces';
import { postcodeFits, postcodeOf } from '../forms/formats.ts';
import type { Province } from './distributors.ts';

/** The province in a query, or an invalid postcode. */
export interface ProvinceQuery {
  province?: Province | undefined;
  /** The postcode as typed, if it is not a Spanish one. */
  wrong?: string;
}

/**
 * The province in a query, by postcode, whose first digits are the province's code, or by
 * id. The postcode is typed, so it takes precedence.
 */
export function provinceIn(search: URLSearchParams): ProvinceQuery {
  const written = search.get('cp')?.trim() ?? '';
  if (written) {
    const postcode = postcodeOf(written);
    if (!postcodeFits(postcode, true)) return { wrong: written.slice(0, 20) };
    return { province: provinces.find(({ code }) => postcode.startsWith(code)) };
  }
  return { province: provinces.find(({ id }) => id === search.get('provincia')) };
}
