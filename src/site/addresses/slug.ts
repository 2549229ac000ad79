import { fold } from '../search/folding.ts';

/** Maximum characters of a slug. */
export const maxSlugLength = 200;

/**
 * Whether a back-end slug can be part of an address: no spaces, slashes, percent
 * signs or invisible characters, and at least one letter or digit, so that it is not `.`
 * or `..`.
 */
export const isSlug = (text: string): boolean =>
  text.length <= maxSlugLength && /^[^\s/\\%\p{C}]*[\p{L}\p{N}][^\s/\\%\p{C}]*$/u.test(text);

/** A back-end slug as it appears in addresses. */
export const addressSlug = (slug: string): string => slug.normalize('NFC').toLowerCase();

/** Makes a slug from a title: `¿Menos aire?` → `menos-aire`. */
export const slugOfTitle = (title: string): string =>
  fold(title)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .normalize('NFC')
    .slice(0, maxSlugLength)
    // Half a character left by the cut could not stand in an address.
    .replace(/^-|-$|\p{Cs}/gu, '') || 'sin-titulo';
