import type { Product } from './products.ts';

/** GTIN-8, GTIN-12, GTIN-13 and GTIN-14. */
const form = /^(\d{8}|\d{12,14})$/;

/** GS1's prefix for demonstrations: no company sells under it. */
export const isDemonstration = (gtin: string): boolean => padded(gtin).startsWith('0952');

/** Whether a code has the length of a GTIN, and its last digit fits the others. */
export const isGtin = (code: string): boolean =>
  form.test(code) && code.endsWith(checkDigit(code.slice(0, -1)));

/** The last digit of a GTIN, from all others: GS1 General Specifications, 7.9. */
export function checkDigit(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, i) => total + Number(digit) * (i % 2 ? 1 : 3), 0);
  return String((10 - (sum % 10)) % 10);
}

/** A GTIN of any length as fourteen digits, the form in which GS1 compares them. */
export const padded = (gtin: string): string => gtin.padStart(14, '0');

/**
 * The address of a pack as GS1 Digital Link writes it, with fourteen digits: the path
 * below any host.
 */
export const digitalLinkOf = (gtin: string): string => `/01/${padded(gtin)}`;

/** Anchor of a size on its product's page: `size-125g`. */
export const sizeAnchor = (pack: string): string => `size-${pack.replace(/\s/g, '')}`;

/** A pack of a product: the unit that a shop scans. */
export interface TradeItem {
  product: Product;
  /** Its size as printed. */
  pack: string;
  gtin: string;
}

/** The packs of a product, smallest first. */
export const tradeItemsOf = (product: Product): TradeItem[] =>
  product.packs.flatMap((pack, i) => {
    const gtin = product.gtins[i];
    return gtin ? [{ product, pack, gtin }] : [];
  });
