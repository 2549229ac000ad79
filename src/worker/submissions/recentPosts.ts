/** Time in ms within which two equal posts count as a double click. */
const windowMs = 60_000;
/** Maximum references to remember per isolate. */
const maxReferences = 5_000;

/** When each reference was issued, in ms since 1970, oldest first. */
const issued = new Map<string, number>();

/**
 * The reference of a post without an id: the current minute's, or the previous minute's
 * if this isolate issued it in the last 60 seconds.
 *
 * @param inMinute Computes the post's reference for a minute, counted from 1970.
 */
export async function referenceAround(
  now: Date,
  inMinute: (minute: number) => Promise<string>,
): Promise<string> {
  const minute = Math.floor(now.getTime() / windowMs);
  const [reference, before] = await Promise.all([inMinute(minute), inMinute(minute - 1)]);
  const at = issued.get(before);
  if (at !== undefined && now.getTime() - at < windowMs) return before;
  remember(reference, now);
  return reference;
}

function remember(reference: string, now: Date): void {
  for (const [old, at] of issued) {
    if (issued.size < maxReferences && now.getTime() - at < windowMs) break;
    issued.delete(old);
  }
  if (!issued.has(reference)) issued.set(reference, now.getTime());
}
