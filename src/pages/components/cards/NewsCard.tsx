import { longDate } from '../../../site/i18n/dates.ts';
import type { Words } from '../../../site/i18n/words.ts';
import type { NewsItem } from '../../../site/news/news.ts';
import { knownCategory } from '../../../site/news/newsList.ts';
import { useStyle } from '../../layout/style.ts';
import { useVisit } from '../../layout/visit.ts';
import css from '../headings/Poster.css?inline';
import { NewsCover } from './NewsCover.tsx';

/**
 * The translated label of a category; a category the site does not know keeps the
 * origin's own word.
 */
export function categoryName(slug: string, t: Words): string {
  const known = knownCategory(slug);
  return known ? t(`category.${known}`) : slug;
}

/**
 * A news item in a list. A title in another language than the page's says so to the
 * reader's software.
 */
export function NewsCard({
  item,
  level: Heading = 'h3',
}: {
  item: NewsItem;
  level?: 'h2' | 'h3';
}) {
  const { t, language, link } = useVisit();
  useStyle(css);
  const lang = item.language === language ? undefined : item.language;
  return (
    <article className="poster">
      <div className="poster__art">
        <NewsCover item={item} />
      </div>
      <div className="poster__body">
        <p className="meta">
          {item.category?.slug && <b>{categoryName(item.category.slug, t)}</b>}
          {item.date && <time dateTime={item.date}>{longDate(item.date, language)}</time>}
        </p>
        <Heading lang={lang}>
          <a href={link('news-item', { slug: item.slug })}>{item.title}</a>
        </Heading>
      </div>
    </article>
  );
}

/** News cards, or the reason why there are none. */
export function NewsGrid({
  news,
  level,
}: {
  news: NewsItem[] | undefined;
  level?: 'h2' | 'h3';
}) {
  const { t } = useVisit();
  if (!news) return <p className="status">{t('news.unavailable')}</p>;
  if (!news.length) return <p className="status">{t('news.none')}</p>;
  return (
    <div className="posters">
      {news.map((item) => (
        <NewsCard key={item.id} item={item} {...(level ? { level } : {})} />
      ))}
    </div>
  );
}
