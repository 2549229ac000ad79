import { longDate } from '../../../site/i18n/dates.ts';
import { categoryName } from '../../../site/news/categories.ts';
import { coverOf } from '../../../site/news/cover.ts';
import type { Category, NewsItem } from '../../../site/news/news.ts';
import { useVisit } from '../../layout/visit.ts';
import { Covered } from '../pictures/Covered.tsx';
import { Picture } from '../pictures/Picture.tsx';
import { Status } from '../prose/Status.tsx';
import { Style } from '../Style.tsx';
import css from './CategoryLabel.css?inline';
import { Poster, PosterGrid } from './Poster.tsx';

/**
 * A news item in a list. A title in another language than the page's has a `lang`
 * attribute.
 */
export function NewsCard({ item }: { item: NewsItem }) {
  const { language, link } = useVisit();
  const lang = item.language === language ? undefined : item.language;
  return (
    <Poster art={<NewsCover item={item} />}>
      <p className="meta">
        <CategoryLabel category={item.category} />
        {item.date && <time dateTime={item.date}>{longDate(item.date, language)}</time>}
      </p>
      <h3 lang={lang}>
        <a href={link('news-item', { slug: item.slug })}>{item.title}</a>
      </h3>
    </Poster>
  );
}

/** A grid of news cards, or a message if there are none. */
export function NewsGrid({ news }: { news: NewsItem[] | undefined }) {
  const { t } = useVisit();
  if (!news) return <Status>{t('news.unavailable')}</Status>;
  if (!news.length) return <Status>{t('news.none')}</Status>;
  return (
    <PosterGrid>
      {news.map((item) => (
        <NewsCard key={item.slug} item={item} />
      ))}
    </PosterGrid>
  );
}

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

/** Capitals in CSS, because some screen readers spell out text written in capitals. */
export const CategoryStyle = () => <Style name="CategoryLabel" css={css} />;

/** The name of a category; nothing if it has none. */
export function CategoryLabel({ category }: { category: Category | undefined }) {
  const { t } = useVisit();
  const name = category && categoryName(category, t);
  return name ? (
    <b className="category">
      <CategoryStyle />
      {name}
    </b>
  ) : null;
}
