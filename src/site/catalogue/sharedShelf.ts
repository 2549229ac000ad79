// Favourites in an address: keys between dots, which no key contains and no address escapes.
const separator = '.';

/** Product keys as one query parameter, the same for every order. */
export const shelfValue = (keys: Iterable<string>): string =>
  [...new Set(keys)].sort().join(separator);

/** The known keys of such a parameter; undefined if there are none. */
export function shelfKeys(
  value: string,
  isKnown: (key: string) => boolean = Boolean,
): string[] | undefined {
  const keys = [...new Set(value.split(separator))].filter(isKnown).sort();
  return keys.length ? keys : undefined;
}
