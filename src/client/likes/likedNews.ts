/** Maximum number of liked stories to fetch: those liked last. */
const maxStories = 12;

/**
 * Lists the stories that the visitor likes. Each title is read from the story's page in
 * the current language. Deleted stories are skipped.
 *
 * @param list Its `data-stories` attribute is the base URL of stories.
 */
export async function listLikedNews(list: HTMLElement, slugs: string[]): Promise<void> {
  const asked = slugs
    .slice(-maxStories)
    .map((slug) =>
      storyAt(`${list.dataset['stories']}${encodeURIComponent(slug)}`).catch(
        () => undefined,
      ),
    );
  const stories = (await Promise.all(asked)).filter((story) => story !== undefined);
  list.replaceChildren(...stories);
  list.hidden = !stories.length;
}

async function storyAt(address: string): Promise<HTMLLIElement | undefined> {
  const response = await fetch(address);
  // Parse the heading alone: the styles of a whole page would violate this page's CSP.
  const [heading = ''] = /<h1[\s\S]*?<\/h1>/.exec(await response.text()) ?? [];
  const title = new DOMParser().parseFromString(heading, 'text/html').querySelector('h1');
  if (!response.ok || !title) return undefined;
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = address;
  link.textContent = title.textContent;
  if (title.lang) link.lang = title.lang;
  item.appendChild(link);
  return item;
}
