// How answers are normalised and checked that have a format: addresses, numbers, dates.

/**
 * Normalises an email address: removes the spaces that keyboards insert around `@` and
 * dots, and converts the domain to ASCII, as mail servers and the back end require.
 * Changes nothing else, which could make it another person's address.
 */
export function emailOf(text: string): string {
  const address = text
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/\s*([@.])\s*/g, '$1');
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  // Only domains with non-ASCII letters, and without characters that a URL parser would
  // read as a path, port or credentials.
  if (at < 1 || !/[^\p{ASCII}]/u.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain))
    return address;
  try {
    return `${address.slice(0, at)}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return address;
  }
}

export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  !text.includes('..') &&
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i.test(
    text,
  );

/**
 * Normalises a phone number to digits, with a plus before a country code and without the
 * `(0)` that nobody dials behind one; an extension follows as ` ext. 12`.
 */
export function phoneOf(text: string): string {
  const [, written = '', extension] =
    /^(?:tel:)?(.*?)(?:\s*(?:[,;#x]|ext\.?|extensi[oó]n|poste)\s*(\d{1,6}))?$/i.exec(text) ?? [];
  const digits = written
    .replace(/^(\s*(?:\+|00)[\d\s.-]+)\(0\)/, '$1')
    .replace(/[\s\-–—.()/]/g, '')
    .replace(/^00/, '+')
    .replace(/^34(?=[6-9]\d{8}$)/, '+34');
  return extension ? `${digits} ext. ${extension}` : digits;
}

/**
 * A nine-digit Spanish number, or a foreign one with its country code; either with an
 * extension. `rules.ts` gives the check its message.
 */
export const isPhone = (text: string): boolean =>
  /^(?:(?:\+34)?[6-9]\d{8}|\+(?!34)[1-9]\d{6,14})(?: ext\. \d{1,6})?$/.test(text);

/** The province of people outside Spain. */
export const abroad = '00';

/** Whether this is a Spanish province code, the first two digits of its postcodes. */
export const isProvince = (text: string): boolean => /^(0[1-9]|[1-4]\d|5[0-2])$/.test(text);

/**
 * Whether a postcode has the format of Spain, or of any country; an empty one does, and
 * so does `00000`, which people write where there are none.
 */
export function postcodeFits(postcode: string, spanish: boolean): boolean {
  if (postcode === '') return true;
  return spanish
    ? /^\d{5}$/.test(postcode) && isProvince(postcode.slice(0, 2))
    : /^[A-Z\d][A-Z\d \-.]{1,10}$/.test(postcode);
}

/**
 * Whether a postcode begins as those of the chosen province, as all but some 40 do. True
 * where that cannot be judged: a foreign or unfinished address, or a wrong postcode.
 */
export function provinceFits(postcode: string, province: string, spanish: boolean): boolean {
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

/**
 * Parses a date field, or day, month and year with any separator, to YYYY-MM-DD.
 * Undefined if the day does not exist.
 */
export function dayOf(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const written = /^(\d{1,2})\s?[-/. ]\s?(\d{1,2})\s?[-/. ]\s?(\d{4})$/.exec(text);
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : written
      ? [written[3], written[2], written[1]]
      : [];
  if (!year || !month || !day || Number(year) < 1900) return undefined;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
    ? date.toISOString().slice(0, 10)
    : undefined;
}

/**
 * Whether someone born on a day has reached an age, including the birthday itself. Days
 * are YYYY-MM-DD.
 */
export const hasReachedAge = (born: string, years: number, today: string): boolean =>
  `${Number(born.slice(0, 4)) + years}${born.slice(4)}` <= today;
