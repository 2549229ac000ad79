/** Starts the behaviours of the news pages that have them. */
export function readNews(): void {
  const search = document.querySelector<HTMLFormElement>('[data-news-search]');
  if (search) import('./newsList.ts').then(({ browseNews }) => browseNews(search));
  const close = document.querySelector<HTMLAnchorElement>('[data-close-story]');
  if (close) import('./newsList.ts').then(({ closeStory }) => closeStory(close));
  if (search || close)
    import('../sharing/share.ts').then(({ shareStory }) => shareStory());
}
