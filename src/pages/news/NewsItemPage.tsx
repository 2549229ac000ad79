import { longDate } from '../../site/i18n/dates.ts';
import { knownCategory } from '../../site/news/categories.ts';
import type { Article, NewsItem } from '../../site/news/news.ts';
import { likeOfNews } from '../../site/privacy/likes.ts';
import { Band } from '../components/Band.tsx';
import { CategoryLabel, NewsCard, NewsCover } from '../components/cards/NewsCard.tsx';
import { PosterGrid } from '../components/cards/Poster.tsx';
import { Heart } from '../components/controls/Heart.tsx';
import { onlyIn } from '../components/onlyIn.ts';
import { Prose } from '../components/prose/Prose.tsx';
import { Status } from '../components/prose/Status.tsx';
import { Style } from '../components/Style.tsx';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import { useVisit } from '../layout/visit.ts';
import css from './NewsItemPage.css?inline';
import { StoryTools } from './StoryTools.tsx';

/** A news item with its cover in the head, followed by up to four related ones. */
export function NewsItemPage({
  item,
  similar,
}: {
  item: Article;
  similar: NewsItem[] | undefined;
}) {
  const { t, link, language } = useVisit();
  const lang = item.language === language ? undefined : item.language;
  return (
    <>
      <Style name="NewsItemPage" css={css} />
      <article>
        <header
          className="flood top toldo story-head"
          data-category={knownCategory(item.category?.slug ?? '') ?? 'novedades'}
        >
          <div className="wrap split split--mid">
            <div className="stack stack--wide">
              <Breadcrumb />
              <h1 lang={lang}>{item.title}</h1>
              <div
                className="lead"
                lang={lang}
                // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by allow-list in worker/backEnd
                dangerouslySetInnerHTML={{ __html: item.intro }}
              />
              <p className="row">
                <CategoryLabel category={item.category} />{' '}
                {item.date && <time dateTime={item.date}>{longDate(item.date, language)}</time>}
              </p>
            </div>
            <div className="story-art">
              <NewsCover item={item} eager />
            </div>
          </div>
        </header>
        <div className="paper">
          <div className="wrap split split--wide story">
            <StoryTools
              className="sticky"
              subject={item.title}
              address={link('news-item', { slug: item.slug })}
              close={{ address: link('news'), name: t('news.close'), back: true }}
            >
              <div className="story-like">
                <Heart like={likeOfNews(item.slug)} name={item.title} lang={lang} />
              </div>
            </StoryTools>
            <div className="stack">
              {lang && <Status>{onlyIn('news.onlyIn', item.language, { t, language })}</Status>}
              <Prose html={item.body} lang={lang} story />
            </div>
          </div>
        </div>
      </article>
      {similar && similar.length > 0 && (
        <Band className="paper paper--on" wrap="stack stack--wide">
          <h2>{t('news.similar')}</h2>
          <PosterGrid>
            {similar.map((other) => (
              <NewsCard key={other.slug} item={other} />
            ))}
          </PosterGrid>
        </Band>
      )}
    </>
  );
}
