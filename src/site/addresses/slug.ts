import { fold } from '../search/spelling.ts';

/** Characters of a slug of the back end. */
export const longestSlug = 200;

/**
 * A slug of the back end that an address can carry: no space, slash or character
 * without a shape, and a letter or digit in it, so that it is no step of a path.
 */
export const isSlug = (text: string): boolean =>
  text.length <= longestSlug && /^[^\s/\\\p{C}]*[\p{L}\p{N}][^\s/\\\p{C}]*$/u.test(text);

/** A slug of the back end as its address has it. */
export const addressSlug = (slug: string): string => slug.normalize('NFC').toLowerCase();

/** A slug for what has only a title: `¿Menos aire?` → `menos-aire`. */
export const slugOfTitle = (title: string): string =>
  fold(title)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, longestSlug) || 'sin-titulo';
