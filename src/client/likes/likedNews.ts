/** Maximum number of liked stories to fetch, the latest first. */
const most = 12;

/**
 * Lists the news that a visitor likes. Each story is read from its own page, so it
 * comes in this page's language, and deleted stories are skipped.
 *
 * @param list Names the address below which the stories are.
 */
export async function listLikedNews(list: HTMLElement, slugs: string[]): Promise<void> {
  const asked = slugs
    .slice(-most)
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
  // Its heading alone: the style sheet of a whole page would offend the policy of this
  // one.
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
