/** What a card shows on its page and in its picture, in the language of the shops. */
export interface KioskCard {
  title: string;
  size: string;
  /** A GTIN-13; undefined if the size has no such code. */
  gtin: string | undefined;
  ask: string;
  /** URL of the pack's picture. */
  pack: string;
  file: string;
}
