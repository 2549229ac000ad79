import { pluralOf } from '../../site/i18n/numbers.ts';
import { categoryName } from '../../site/news/categories.ts';
import type { Category, NewsItem } from '../../site/news/news.ts';
import { type NewsQuery, newsList, newsSearch } from '../../site/news/newsList.ts';
import { parseListQuery } from '../../site/search/parseListQuery.ts';
import { CategoryStyle, NewsCard } from '../components/cards/NewsCard.tsx';
import { Tile } from '../components/cards/Tile.tsx';
import { Chip } from '../components/controls/Chip.tsx';
import { newsOnlyIn } from '../components/onlyIn.ts';
import { Icon } from '../components/pictures/Icon.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { Status } from '../components/prose/Status.tsx';
import { useVisit } from '../layout/visit.ts';
import { LeadStory } from './LeadStory.tsx';

/** The categories, and the news that match the query. */
export function NewsWall({
  news,
  featured,
  categories,
  query,
}: {
  news: NewsItem[];
  featured: NewsItem[];
  categories: readonly Category[];
  query: NewsQuery;
}) {
  const { t, language } = useVisit();
  const parsed = parseListQuery(query.q, language);
  const list = newsList(news, featured, query, parsed);
  return (
    <>
      <Categories categories={categories} query={query} />
      <p className="news-count" role="status" data-news="count">
        {countOf(list.items.length + (list.lead ? 1 : 0), list.total, useVisit())}
      </p>
      <h2 className="sr">{t('news.all')}</h2>
      <div data-news="wall">
        {list.total ? <Posters list={list} query={query} /> : <Nothing query={query} />}
      </div>
    </>
  );
}

function Categories({ categories, query }: { categories: readonly Category[]; query: NewsQuery }) {
  const { t, link } = useVisit();
  const choice = (category: NewsQuery['category'], name: string) => (
    <Chip
      key={category}
      href={link('news') + newsSearch({ ...query, category, page: 1 })}
      aria-current={query.category === category ? 'true' : undefined}
      className="category"
    >
      {name}
    </Chip>
  );
  return (
    <nav className="row chips" aria-label={t('news.categories')} data-news="categories">
      <CategoryStyle />
      {choice(undefined, t('news.every'))}
      {categories.map((category) => choice(category.slug, categoryName(category, t)))}
    </nav>
  );
}

function countOf(
  shown: number,
  total: number,
  { t, language }: Pick<ReturnType<typeof useVisit>, 't' | 'language'>,
): string {
  const one = pluralOf(total, language) === 'one';
  if (shown < total) return t(one ? 'news.shownOne' : 'news.shownOther', { shown, total });
  return t(one ? 'news.foundOne' : 'news.foundOther', { total });
}

/** Index of the newsletter tile: the last of the three in the fourth row. */
const tilePlace = 7;

function Posters({
  list: { lead, items, next },
  query,
}: {
  list: ReturnType<typeof newsList>;
  query: NewsQuery;
}) {
  const { t, link, language } = useVisit();
  const foreign = newsOnlyIn(lead ? [lead, ...items] : items, { t, language });
  const before = lead ? items.slice(0, tilePlace) : items;
  const after = lead ? items.slice(tilePlace) : [];
  return (
    <>
      {foreign && <Status>{foreign}</Status>}
      {lead && <LeadStory item={lead} />}
      <ul className="news-wall">
        {before.map((item, i) => (
          <Poster key={item.slug} item={item} step={lead ? i + 1 : i} />
        ))}
        {lead && <NewsletterTile />}
        {after.map((item, i) => (
          <Poster key={item.slug} item={item} step={tilePlace + i + 1} />
        ))}
      </ul>
      {next && (
        <p className="news-more" data-news="more" id={`step-${query.page}`}>
          <a
            className="btn btn--line"
            href={`${link('news')}${newsSearch(next)}#step-${query.page}`}
          >
            {t('news.more')} <Icon name="down" />
          </a>
        </p>
      )}
    </>
  );
}

/** The first poster of each further page has an anchor for the link to more news. */
function Poster({ item, step }: { item: NewsItem; step: number }) {
  return (
    <li id={step > 0 && step % 9 === 0 ? `step-${step / 9}` : undefined}>
      <NewsCard item={item} />
    </li>
  );
}

function NewsletterTile() {
  const { t, link } = useVisit();
  return (
    <li>
      <Tile href={link('newsletter')}>
        <h3>{t('news.delivered')}</h3>
        <Picture name="motif/candy" className="motif" />
        <span className="more">
          {t('menu.newsletter')} <Icon name="right" />
        </span>
      </Tile>
    </li>
  );
}

function Nothing({ query }: { query: NewsQuery }) {
  const { t, link } = useVisit();
  const chosen = query.q || query.category;
  return (
    <div className="news-none">
      <Picture name="scene/bitten-maria" />
      <p className="lead">{t(chosen ? 'news.noneFound' : 'news.none')}</p>
      {chosen && (
        <a className="btn" href={link('news')}>
          {t('news.showAll')}
        </a>
      )}
    </div>
  );
}
