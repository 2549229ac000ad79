import type { Category, NewsItem } from '../../site/news/news.ts';
import type { NewsQuery } from '../../site/news/newsList.ts';
import type { Text } from '../../site/texts/texts.ts';
import { Band } from '../components/Band.tsx';
import { PosterStyle } from '../components/cards/Poster.tsx';
import { TileStyle } from '../components/cards/Tile.tsx';
import { SearchField } from '../components/forms/SearchField.tsx';
import { WidePageHead } from '../components/headings/PageHead.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { Status, StatusStyle } from '../components/prose/Status.tsx';
import { Style } from '../components/Style.tsx';
import { useVisit } from '../layout/visit.ts';
import css from './NewsPage.css?inline';
import { NewsWall } from './NewsWall.tsx';
import { StoryTools } from './StoryTools.tsx';

/**
 * The news as a wall of posters, with search and categories. The whole state is in the
 * URL. The script avoids page loads by replacing the elements with `data-news`.
 *
 * @param news All visible news, or undefined if the back end cannot be reached.
 */
export function NewsPage({
  text,
  news,
  featured,
  categories,
  query,
}: {
  text: Text;
  news: NewsItem[] | undefined;
  featured: NewsItem[];
  categories: readonly Category[];
  query: NewsQuery;
}) {
  const { t, link } = useVisit();
  return (
    <>
      <Style name="NewsPage" css={css} />
      <StylesOfEveryState />
      <WidePageHead title={text.title} lead={text.lead} beside={<NewsSearch query={query} />}>
        {news ? (
          <NewsWall news={news} featured={featured} categories={categories} query={query} />
        ) : (
          <Status>{t('news.unavailable')}</Status>
        )}
      </WidePageHead>
      <Band className="paper paper--near">
        <Prose html={text.html} />
        <StoryTools
          className="story-tools--row"
          subject={text.title}
          address={link('news')}
          close={{ address: link('home'), name: t('news.closeList') }}
        />
      </Band>
    </>
  );
}

/** The script replaces parts of the list without loading further style sheets. */
const StylesOfEveryState = () => (
  <>
    <PosterStyle />
    <TileStyle />
    <StatusStyle />
  </>
);

function NewsSearch({ query }: { query: NewsQuery }) {
  const { t, link } = useVisit();
  return (
    <search className="news-search">
      <form action={link('news')} data-news-search="">
        <SearchField
          id="q"
          label={t('news.search')}
          name="q"
          defaultValue={query.q}
          placeholder={t('news.example')}
        />
        {query.category && <input type="hidden" name="category" value={query.category} />}
        <button type="submit" className="btn">
          {t('news.find')}
        </button>
      </form>
    </search>
  );
}
