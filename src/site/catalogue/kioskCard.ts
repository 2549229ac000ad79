/** What a card shows, in the language of the shops, on its page and in the picture that the browser draws. */
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
