import { abroad } from './provinces.ts';

export function postcodeFits(postcode: string, spanish: boolean): boolean {
  if (postcode === '') return true;
  return spanish
    ? /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/.test(postcode)
    : /^[A-Z\d][A-Z\d \-.]{1,10}$/.test(postcode);
}

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

/** Removes spaces and hyphens from a Spanish postcode. */
export function postcodeOf(text: string): string {
  const digits = text.replace(/[\s.-]/g, '');
  return /^\d{5}$/.test(digits) ? digits : text;
}
