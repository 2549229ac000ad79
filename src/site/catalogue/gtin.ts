import type { ListedProduct } from './products.ts';

/** Digits of GTIN-8, GTIN-12, GTIN-13 and GTIN-14. */
const gtinPattern = /^(\d{8}|\d{12,14})$/;

/** Whether a GTIN has GS1's demonstration prefix, under which nothing is sold. */
export const isDemonstration = (gtin: string): boolean => padded(gtin).startsWith('0952');

/** Whether a code has a GTIN's length and a valid check digit. */
export const isGtin = (code: string): boolean =>
  gtinPattern.test(code) && code.endsWith(checkDigit(code.slice(0, -1)));

/** The check digit of a GTIN (GS1 General Specifications, 7.9). */
export function checkDigit(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, i) => total + Number(digit) * (i % 2 ? 1 : 3), 0);
  return String((10 - (sum % 10)) % 10);
}

/** Pads a GTIN to fourteen digits, the form in which GS1 compares them. */
export const padded = (gtin: string): string => gtin.padStart(14, '0');

/** The path of a pack's GS1 Digital Link, with fourteen digits, valid on any host. */
export const digitalLinkOf = (gtin: string): string => `/01/${padded(gtin)}`;

/** Whether a text can be a lot: AI 10 of the GS1 General Specifications, 3.4.1. */
export const isLot = (text: string): boolean => /^[!-"%-?A-Z_a-z]{1,20}$/.test(text);

/**
 * The best-before or expiry date of a code's query as YYYY-MM-DD: AI 15 and 17 of the GS1
 * General Specifications, YYMMDD, where day 00 is the last of the month.
 */
export function bestBeforeOf(query: URLSearchParams): string | undefined {
  const code = query.get('15') ?? query.get('17') ?? '';
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(code) ?? [];
  if (!year || !month) return undefined;
  const date = new Date(
    Date.UTC(2000 + Number(year), day === '00' ? Number(month) : Number(month) - 1, Number(day)),
  );
  return date.toISOString().slice(0, 10);
}

/** Anchor of a size on its product's page: `size-125g`. */
export const sizeAnchor = (pack: string): string => `size-${pack.replace(/\s/g, '')}`;

/** A pack of a product, as scanned in a shop. */
export interface TradeItem<P extends ListedProduct = ListedProduct> {
  product: P;
  /** Its size as printed. */
  pack: string;
  gtin: string;
}

/** The packs of a product, in the order of its file: editors list the smallest first. */
export const tradeItemsOf = <P extends ListedProduct>(product: P): TradeItem<P>[] =>
  product.packs.flatMap((pack, i) => {
    const gtin = product.gtins[i];
    return gtin ? [{ product, pack, gtin }] : [];
  });
