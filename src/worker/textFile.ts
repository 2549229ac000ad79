/** A text, or an index, that the build has written to a file. */
export async function textFile<T>(files: Fetcher, address: string): Promise<T> {
  // The files answer for any host.
  const answer = await files.fetch(`https://files${address}`);
  if (!answer.ok) throw new Error(`${address} cannot be read: ${answer.status}`);
  return answer.json();
}
