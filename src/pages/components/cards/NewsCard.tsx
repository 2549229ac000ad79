import { longDate } from '../../../site/i18n/dates.ts';
import type { NewsItem } from '../../../site/news/news.ts';
import { useVisit } from '../../layout/visit.ts';
import { Status } from '../prose/Status.tsx';
import { CategoryLabel } from './CategoryLabel.tsx';
import { NewsCover } from './NewsCover.tsx';
import { Poster, PosterGrid } from './Poster.tsx';

/**
 * A news item in a list. A title in another language than the page's has a `lang`
 * attribute.
 */
export function NewsCard({
  item,
  level: Heading = 'h3',
}: {
  item: NewsItem;
  level?: 'h2' | 'h3';
}) {
  const { language, link } = useVisit();
  const lang = item.language === language ? undefined : item.language;
  return (
    <Poster art={<NewsCover item={item} />}>
      <p className="meta">
        <CategoryLabel category={item.category} />
        {item.date && <time dateTime={item.date}>{longDate(item.date, language)}</time>}
      </p>
      <Heading lang={lang}>
        <a href={link('news-item', { slug: item.slug })}>{item.title}</a>
      </Heading>
    </Poster>
  );
}

/** A grid of news cards, or a message if there are none. */
export function NewsGrid({
  news,
  level,
}: {
  news: NewsItem[] | undefined;
  level?: 'h2' | 'h3';
}) {
  const { t } = useVisit();
  if (!news) return <Status>{t('news.unavailable')}</Status>;
  if (!news.length) return <Status>{t('news.none')}</Status>;
  return (
    <PosterGrid>
      {news.map((item) => (
        <NewsCard key={item.slug} item={item} {...(level ? { level } : {})} />
      ))}
    </PosterGrid>
  );
}
