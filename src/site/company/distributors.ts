import { distributors } from 'virtual:content/distributors';
import { provinces } from 'virtual:content/provinces';
import { postcodeFits, postcodeOf } from '../forms/formats.ts';

export type Distributor = (typeof distributors)[number];
export type Province = (typeof provinces)[number];

/** The distributors of a province. */
export const distributorsIn = (province: string): Distributor[] =>
  distributors.filter(({ provinces }) => provinces.includes(province));

/** The provinces that a distributor serves. */
export const servedBy = ({ provinces: served }: Distributor): Province[] =>
  provinces.filter(({ id }) => served.includes(id));

/** The two provinces with a distributor that are nearest on the drawn map. */
export const nearestServed = ({ id, x, y }: Province): Province[] =>
  provinces
    .filter((other) => other.id !== id && distributorsIn(other.id).length > 0)
    .toSorted((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))
    .slice(0, 2);

/** The province in a query, or an invalid postcode. */
export interface ProvinceQuery {
  province?: Province | undefined;
  /** The postcode, if it is a Spanish one. */
  postcode?: string;
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
    return { province: provinces.find(({ code }) => postcode.startsWith(code)), postcode };
  }
  return { province: provinces.find(({ id }) => id === search.get('provincia')) };
}
