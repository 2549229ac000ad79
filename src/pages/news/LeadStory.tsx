import { longDate } from '../../site/i18n/dates.ts';
import type { NewsItem } from '../../site/news/news.ts';
import { CategoryLabel, NewsCover } from '../components/cards/NewsCard.tsx';
import { PosterStyle } from '../components/cards/Poster.tsx';
import { useVisit } from '../layout/visit.ts';

/** The lead story of the list: its cover beside a headline. */
export function LeadStory({ item }: { item: NewsItem }) {
  const { language, link } = useVisit();
  const lang = item.language === language ? undefined : item.language;
  return (
    <article className="poster lead-story">
      <PosterStyle />
      <div className="lead-story__art">
        <NewsCover item={item} eager />
      </div>
      <div className="poster__body">
        <p className="meta">
          <CategoryLabel category={item.category} />
          {item.date && <time dateTime={item.date}>{longDate(item.date, language)}</time>}
        </p>
        <h3 lang={lang}>
          <a href={link('news-item', { slug: item.slug })}>{item.title}</a>
        </h3>
        <p className="lead" lang={lang}>
          {item.summary}
        </p>
      </div>
    </article>
  );
}
