/**
 * Reads a page's text in one language from the JSON file that the build has written. Called
 * by `virtual:content/texts`, which `build/plugins/contentPlugin.ts` generates.
 *
 * @throws Error if the file does not exist.
 */
export async function textFile<T>(files: Fetcher, address: string): Promise<T> {
  // ASSETS ignores the host.
  const response = await files.fetch(`https://files${address}`);
  if (!response.ok) throw new Error(`${address} cannot be read: ${response.status}`);
  return response.json();
}
