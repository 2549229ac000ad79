import { abroad, isProvince } from './provinces.ts';

/** Whether a postcode has the right format, of Spain or of any country; empty ones do. */
export function postcodeFits(postcode: string, spanish: boolean): boolean {
  if (postcode === '') return true;
  return spanish
    ? /^\d{5}$/.test(postcode) && isProvince(postcode.slice(0, 2))
    : /^[A-Z\d][A-Z\d \-.]{1,10}$/.test(postcode);
}

/**
 * Whether a postcode belongs to the chosen province. True where that cannot be judged: a
 * foreign or unfinished address, or a postcode that is itself wrong.
 */
export function provinceFits(
  postcode: string,
  province: string,
  spanish: boolean,
): boolean {
  return (
    !spanish ||
    !postcode ||
    !/^\d{2}$/.test(province) ||
    province === abroad ||
    !postcodeFits(postcode, true) ||
    postcode.startsWith(province)
  );
}

/** Removes spaces, dots and hyphens from a Spanish postcode; leaves others unchanged. */
export function postcodeOf(text: string): string {
  const digits = text.replace(/[\s.-]/g, '');
  return /^\d{5}$/.test(digits) ? digits : text;
}
