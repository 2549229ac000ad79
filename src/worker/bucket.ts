/** Keys that the bucket deletes in one call. */
const maxDeletedAtOnce = 1_000;

/** Deletes any number of objects. */
export async function deleteAll(bucket: R2Bucket, keys: string[]): Promise<void> {
  for (let at = 0; at < keys.length; at += maxDeletedAtOnce)
    await bucket.delete(keys.slice(at, at + maxDeletedAtOnce));
}

/** All objects in a folder of a bucket, with their metadata, ordered by key. */
export async function* objectsIn(bucket: R2Bucket, prefix: string): AsyncGenerator<R2Object> {
  let cursor: string | undefined;
  do {
    const page = await bucket.list({
      prefix,
      include: ['customMetadata'],
      ...(cursor ? { cursor } : {}),
    });
    yield* page.objects;
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
}
