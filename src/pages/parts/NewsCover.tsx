import type { NewsItem } from '../../site/news.ts';
import { knownCategory } from '../../site/newsList.ts';
import { Picture } from './Picture.tsx';

/** The picture of a news item, or the poster of its category. Decorative: the title beside it says what it is about. */
export function NewsCover({ item, eager = false }: { item: NewsItem; eager?: boolean }) {
  if (item.image) return <img src={item.image} width="400" height="310" alt="" {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })} />;
  return <Picture name={`scene/cover-${knownCategory(item.category?.slug ?? '') ?? 'novedades'}`} eager={eager} />;
}
