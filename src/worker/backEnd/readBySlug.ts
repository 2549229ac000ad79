import { NotFound } from './call.ts';

interface Listed {
  /** As in its address. */
  slug: string;
  /** What the back end calls it; undefined where it has no slug. */
  backEndSlug: string | undefined;
}

/**
 * Reads an item by the slug of its address. An item that the back end does not know by
 * that is looked up in its list: it may mind capitals, which addresses do not have, or
 * the item may have no slug of its own.
 *
 * @param readListed Reads an item that only the list has.
 * @throws NotFound if the list does not name it either. If the list names what the back
 *   end does not know, it is another error, because one of them is wrong.
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
