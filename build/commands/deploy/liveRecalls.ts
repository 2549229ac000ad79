import { z } from 'zod';

/** Timeout for the list of the running site, in ms. */
const timeoutMs = 5_000;
/** A recall takes about 3 kB of the list. */
const maxBytes = 1_000_000;

const recalled = z.object({
  products: z.array(z.string()),
  lots: z.union([z.literal('all'), z.array(z.string())]),
  bestBefore: z.array(z.string()).default([]),
  ended: z.string().nullish(),
});
const list = z.object({ recalls: z.array(recalled.extend({ id: z.string().min(1) })) });
type Recalled = z.infer<typeof recalled>;

/** The part of a recall's file that says which packs are recalled. */
export const readRecall = (json: string): Recalled => recalled.parse(JSON.parse(json));

/**
 * The ids of the recalls that a site shows, and that a deployment would withdraw, for all
 * packs or for some.
 *
 * @param own The recalls that would be published, by id.
 * @returns undefined if the site does not say: it is not there yet, or does not answer.
 */
export async function withdrawnRecalls(
  siteUrl: string,
  own: ReadonlyMap<string, Recalled>,
): Promise<string[] | undefined> {
  try {
    const response = await fetch(`${siteUrl}/api/recalls.json`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { recalls } = list.parse(JSON.parse(await textOf(response)));
    return recalls.filter(({ id, ...live }) => !covers(own.get(id), live)).map(({ id }) => id);
  } catch {
    return undefined;
  }
}

/** Whether a recall holds for every pack that another one recalls. */
function covers(own: Recalled | undefined, live: Recalled): boolean {
  if (!own || (own.ended && !live.ended)) return false;
  const { lots } = own;
  const hasLots = lots === 'all' || (live.lots !== 'all' && isWithin(live.lots, lots));
  return (
    hasLots && isWithin(live.products, own.products) && isWithin(live.bestBefore, own.bestBefore)
  );
}

const isWithin = (part: readonly string[], whole: readonly string[]): boolean =>
  part.every((one) => whole.includes(one));

/** @throws RangeError beyond `maxBytes`. */
async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > maxBytes) throw new RangeError('The list is too long.');
  }
  return text;
}
