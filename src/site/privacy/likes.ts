// Likes are stored as one list of keys: products by key, news by slug with this prefix.
const news = 'news:';

/** Key of a news item in the likes. */
export const likeOfNews = (slug: string): string => news + slug;

/** Slugs of the liked news, in the given order. */
export const likedNews = (likes: Iterable<string>): string[] =>
  [...likes].filter((key) => key.startsWith(news)).map((key) => key.slice(news.length));

/** Keys of the liked products. */
export const likedProducts = (likes: Iterable<string>): string[] =>
  [...likes].filter((key) => !key.startsWith(news));
