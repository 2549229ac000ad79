/**
 * Reads a JSON file that the build has written.
 *
 * @throws Error if the file does not exist.
 */
export async function textFile<T>(files: Fetcher, address: string): Promise<T> {
  // ASSETS ignores the host.
  const answer = await files.fetch(`https://files${address}`);
  if (!answer.ok) throw new Error(`${address} cannot be read: ${answer.status}`);
  return answer.json();
}
