import type { PageName } from '../addresses/addresses.ts';

/**
 * A text of content/texts: front matter, and the Markdown compiled to HTML with links
 * resolved.
 */
export interface Text {
  /** The h1. */
  title: string;
  /** Title of the document without the brand. */
  headTitle: string;
  description: string;
  lead: string;
  /** What a reader must not miss, as HTML. */
  note?: string;
  /** Everything that it states is plausible, not the company's. */
  sample?: boolean;
  /** YYYY-MM or YYYY-MM-DD, where the text is dated. */
  updated?: string;
  html: string;
}

/** Pages whose words come from products, families or the back end instead of a text. */
type WithoutText =
  | 'news-item'
  | 'promotion'
  | 'promotion-terms'
  | 'product'
  | 'product-sheet'
  | 'family'
  | 'range';
export type TextName = Exclude<PageName, WithoutText> | `promotion-terms/${string}`;

/** The legal terms of a promotion, whose text is `promotion-terms/<id>`. */
export interface PromotionTerms {
  id: string;
  /** Key of the product whose pack stands on the promotion's ticket. */
  product: string | undefined;
}

/** Pages of the address table that have a text of their own. */
export const withoutText: readonly string[] = [
  'news-item',
  'promotion',
  'promotion-terms',
  'product',
  'product-sheet',
  'family',
  'range',
] satisfies WithoutText[];
