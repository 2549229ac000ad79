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

/** The three provinces with a distributor whose capitals are nearest to that of this one. */
export const nearestServed = (province: Province): Province[] =>
  provinces
    .filter((other) => other !== province && distributorsIn(other.id).length > 0)
    .toSorted((a, b) => distance(a, province) - distance(b, province))
    .slice(0, 3);

/** Between two capitals, in degrees of latitude; one of longitude is shorter in Spain. */
const distance = (a: Province, b: Province): number =>
  Math.hypot(a.latitude - b.latitude, 0.77 * (a.longitude - b.longitude));

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
