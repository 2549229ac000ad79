import type { PageName } from '../addresses/addresses.ts';

/**
 * A text of content/texts: front matter, and Markdown compiled to HTML with resolved
 * links.
 */
export interface Text {
  title: string;
  /** Document title without the brand. */
  headTitle: string;
  description: string;
  lead: string;
  /** An important note, as HTML. */
  note?: string;
  /** The facts in it are plausible samples, not the company's. */
  sample?: boolean;
  /** YYYY-MM or YYYY-MM-DD, if the text is dated. */
  updated?: string;
  html: string;
}

/** Pages whose texts come from products, families or the back end. */
type WithoutText =
  | 'news-item'
  | 'promotion'
  | 'promotion-terms'
  | 'product'
  | 'product-sheet'
  | 'kiosk-card'
  | 'family'
  | 'range';
export type TextName = Exclude<PageName, WithoutText> | `promotion-terms/${string}`;

/** The legal terms of a promotion, whose text is `promotion-terms/<id>`. */
export interface PromotionTerms {
  id: string;
  /** Key of the product whose pack is on the promotion's ticket. */
  product: string | undefined;
}

/** Pages of the address table without a text of their own. */
export const withoutText: readonly string[] = [
  'news-item',
  'promotion',
  'promotion-terms',
  'product',
  'product-sheet',
  'kiosk-card',
  'family',
  'range',
] satisfies WithoutText[];
