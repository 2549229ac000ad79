import { packDescriptions } from 'virtual:pictures';
import type { PackDescription } from '../../drawings/packDescription.ts';

/** Returns the look of a product's pack; undefined if it has not been designed. */
export const packDescriptionOf = (key: string): PackDescription | undefined =>
  packDescriptions[key];
