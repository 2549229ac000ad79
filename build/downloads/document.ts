import type { Content } from '../content/reading/load.ts';

/** What the sheet of a document holds. */
export interface Printed {
  title: string;
  body: string;
}

/** What a document may use. */
export interface Sources {
  content: Content;
  /** A drawn file as a data address. */
  picture(name: string): string;
  /**
   * The same as a JPEG of 180 pixels on paper colour, for drawings so rich that their
   * lines would weigh more.
   */
  photograph(name: string): Promise<string>;
}
