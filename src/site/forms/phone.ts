/** The digits of a telephone number, with a plus before a country's prefix. */
export function phoneOf(text: string): string {
  const digits = text.replace(/[\s\-–—.()/]/g, '');
  return digits.startsWith('00') ? `+${digits.slice(2)}` : digits;
}

/** A Spanish number of nine digits, or one of another country with its prefix. */
export const isPhone = (text: string): boolean =>
  /^(\+34)?[6-9]\d{8}$/.test(text) || /^\+(?!34)[1-9]\d{6,14}$/.test(text);
