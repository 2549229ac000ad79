/** Milliseconds in which two posts of the same answers count as two clicks. */
const windowMs = 60_000;
/** References that an isolate remembers at most. */
const most = 5_000;

/** When each reference was given, in milliseconds since 1970, the oldest first. */
const given = new Map<string, number>();

/**
 * The reference of a post that has no id: the one of its minute, or of the minute before
 * where this isolate gave that one to the same post within the last 60 seconds.
 *
 * @param inMinute The reference that the post has in a minute since 1970.
 */
export async function referenceAround(
  now: Date,
  inMinute: (minute: number) => Promise<string>,
): Promise<string> {
  const minute = Math.floor(now.getTime() / windowMs);
  const [reference, before] = await Promise.all([inMinute(minute), inMinute(minute - 1)]);
  const at = given.get(before);
  if (at !== undefined && now.getTime() - at < windowMs) return before;
  remember(reference, now);
  return reference;
}

function remember(reference: string, now: Date): void {
  for (const [old, at] of given) {
    if (given.size < most && now.getTime() - at < windowMs) break;
    given.delete(old);
  }
  if (!given.has(reference)) given.set(reference, now.getTime());
}
