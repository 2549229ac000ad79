import type { Text } from '../site/texts/texts.ts';

/** A text that the build has written to a file. */
export async function textFile(files: Fetcher, address: string): Promise<Text> {
  // The files answer for any host.
  const answer = await files.fetch(`https://files${address}`);
  if (!answer.ok) throw new Error(`${address} cannot be read: ${answer.status}`);
  return answer.json();
}
