import { provinces } from 'virtual:content/provinces';
import type { Province } from '../../content/provinces.ts';
import { postcodeFits, postcodeOf } from '../forms/postcode.ts';

/** What an address asks for: a province, or something that is none. */
export interface ProvinceQuery {
  province?: Province | undefined;
  /** A postcode that is none in Spain, as it was written. */
  wrong?: string;
}

/**
 * The province that an address names by its id, or by a postcode, which begins with the
 * province's code. A postcode was typed just now, so it counts more.
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
