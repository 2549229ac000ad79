/** Normalises a phone number to digits, with a plus before a country code. */
export function phoneOf(text: string): string {
  const digits = text.replace(/[\s\-–—.()/]/g, '');
  return digits.startsWith('00') ? `+${digits.slice(2)}` : digits;
}

/**
 * A nine-digit Spanish number, or a foreign one with its country code. `fieldRules.ts`
 * gives the check its message.
 */
export const isPhone = (text: string): boolean =>
  /^(\+34)?[6-9]\d{8}$/.test(text) || /^\+(?!34)[1-9]\d{6,14}$/.test(text);
