import { coverOf } from '../../../site/news/cover.ts';
import type { NewsItem } from '../../../site/news/news.ts';
import { Covered } from '../pictures/Covered.tsx';
import { Picture } from '../pictures/Picture.tsx';

/**
 * The picture of a news item, with its drawn cover as a fallback if there is no picture or
 * it fails to load. Decorative: the title is next to it.
 */
export function NewsCover({ item, eager = false }: { item: NewsItem; eager?: boolean }) {
  const cover = <Picture name={`scene/${coverOf(item)}`} eager={eager} />;
  if (!item.image) return cover;
  return (
    <Covered address={item.image} width={400} height={310} eager={eager}>
      {cover}
    </Covered>
  );
}
