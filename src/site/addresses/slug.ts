/** Characters of a slug of the back end. */
export const longestSlug = 200;

/**
 * A slug of the back end that an address can carry: no space, slash or character
 * without a shape, and a letter or digit in it, so that it is no step of a path.
 */
export const isSlug = (text: string): boolean =>
  text.length <= longestSlug && /^[^\s/\\\p{C}]*[\p{L}\p{N}][^\s/\\\p{C}]*$/u.test(text);
