import { NotFound } from './call.ts';

interface Listed {
  /** As in the site's address. */
  slug: string;
  /** As the back end spells it; undefined if it has none. */
  backEndSlug: string | undefined;
}

/**
 * Reads an item by the slug of its address, and looks an unknown slug up in the list: the
 * back end may be case-sensitive, while addresses are lower case, or the item may have no
 * slug of its own.
 *
 * @param readListed Reads an item that only the list has.
 * @throws NotFound if the list does not contain the item either.
 * @throws Error if the list names an item that the back end does not know.
 */
export async function readBySlug<T>(
  slug: string,
  read: (slug: string) => Promise<T>,
  list: () => Promise<Listed[] | undefined>,
  readListed?: () => Promise<T>,
): Promise<T> {
  try {
    return await read(slug);
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    const listed = (await list())?.find((item) => item.slug === slug);
    if (!listed) throw error;
    if (!listed.backEndSlug && readListed) return readListed();
    if (listed.backEndSlug && listed.backEndSlug !== slug)
      return read(listed.backEndSlug).catch(contradicted);
    return contradicted(error);
  }
}

function contradicted(cause: unknown): never {
  throw new Error('the list names an item that cannot be read', { cause });
}
