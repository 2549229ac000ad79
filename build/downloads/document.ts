import type { Content } from '../content/reading/load.ts';

/** The contents of a document's sheet. */
export interface Printed {
  title: string;
  body: string;
}

/** What a document can use. */
export interface Sources {
  content: Content;
  /** A drawn file as a data address. */
  picture(name: string): string;
  /**
   * The same as a JPEG of 180 pixels on paper colour, for detailed drawings whose vector
   * lines would be larger.
   */
  photograph(name: string): Promise<string>;
}
