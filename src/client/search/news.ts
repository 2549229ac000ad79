import { newsListKey } from '../../site/privacy/storageNames.ts';

const searchForm = () => document.querySelector<HTMLFormElement>('[data-news-search]');

/** Saves the scroll position of the news list, and restores it on the way back. */
export function restoreNewsPosition(): void {
  const list = searchForm();
  if (list)
    addEventListener('pagehide', () =>
      sessionStorage.setItem(
        newsListKey,
        JSON.stringify([location.pathname + location.search, scrollY]),
      ),
    );
  const close = document.querySelector<HTMLAnchorElement>('[data-close-story]');
  if ((list || close) && sessionStorage.getItem(newsListKey))
    import('./newsPosition.ts')
      .then(({ linkBackToList, restorePosition }) =>
        close ? linkBackToList(close) : restorePosition(),
      )
      .catch(console.error);
}

/** Loads search and paging of the news list. */
export async function loadNewsList(): Promise<void> {
  const search = searchForm();
  if (!search) return;
  const { startNewsList } = await import('./newsList.ts');
  startNewsList(search);
}
