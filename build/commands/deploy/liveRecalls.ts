import { z } from 'zod';

/** Timeout for the list of the running site, in ms. */
const timeoutMs = 5_000;
/** A recall takes about 3 kB of the list. */
const maxBytes = 1_000_000;

const list = z.object({ recalls: z.array(z.object({ id: z.string().min(1) })) });

/**
 * The recalls that a site shows, and that a deployment would withdraw.
 *
 * @param ids Of the recalls that would be published.
 * @returns undefined if the site does not say: it is not there yet, or does not answer.
 */
export async function withdrawnRecalls(
  siteUrl: string,
  ids: readonly string[],
): Promise<string[] | undefined> {
  try {
    const response = await fetch(`${siteUrl}/api/recalls.json`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { recalls } = list.parse(JSON.parse(await textOf(response)));
    return recalls.map(({ id }) => id).filter((id) => !ids.includes(id));
  } catch {
    return undefined;
  }
}

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
