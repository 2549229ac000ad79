import { newsListKey as memory } from '../../site/privacy/consent.ts';

const searchForm = () => document.querySelector<HTMLFormElement>('[data-news-search]');

/** Leads between the list of news and its stories without losing the place in the list. */
export function keepNewsPlace(): void {
  const list = searchForm();
  if (list)
    addEventListener('pagehide', () =>
      sessionStorage.setItem(
        memory,
        JSON.stringify([location.pathname + location.search, scrollY]),
      ),
    );
  const close = document.querySelector<HTMLAnchorElement>('[data-close-story]');
  if ((list || close) && sessionStorage.getItem(memory))
    import('./newsPlace.ts')
      .then(({ closeStory, returnToPlace }) =>
        close ? closeStory(close) : returnToPlace(),
      )
      .catch(console.error);
}

/** Starts the list of news on the page that has it. */
export async function browseAsTyped(): Promise<void> {
  const search = searchForm();
  if (!search) return;
  const { browseNews } = await import('./newsList.ts');
  browseNews(search);
}
