// What a visitor likes is kept as one list of keys: a product by its own, a news item
// by its slug under this name.
const news = 'news:';

/** Key of a news item among the likes. */
export const likeOfNews = (slug: string): string => news + slug;

/** Slugs of the news among the likes, in their order. */
export const likedNews = (likes: Iterable<string>): string[] =>
  [...likes].filter((key) => key.startsWith(news)).map((key) => key.slice(news.length));
