import { knownCategory } from '../../../site/news/categories.ts';
import type { NewsItem } from '../../../site/news/news.ts';
import { Picture } from '../pictures/Picture.tsx';
import { Style } from '../Style.tsx';
import css from './NewsCover.css?inline';

/** What a title may be about, in any language, and has a poster of its own. */
const subjects: readonly [poster: string, named: RegExp][] = [
  ['trikers', /\btrikers?\b/i],
  ['fabs', /\bfabs\b/i],
  ['palomitas', /\b(palomitas|pop-?corn)\b/i],
  ['caramelos', /\b(caramelos?|sweets?|bonbons?)\b/i],
  ['sol', /\b(sol|solar|sun|soleil|solaires?)\b/i],
];

/**
 * The poster of a news item without a picture: of what its title names, else of its
 * category. A promotion has its ticket.
 */
function posterOf({ title, category }: Pick<NewsItem, 'title' | 'category'>): string {
  const kind = knownCategory(category?.slug ?? '') ?? 'novedades';
  const subject =
    kind === 'promocion' ? undefined : subjects.find(([, named]) => named.test(title));
  return subject?.[0] ?? kind;
}

/**
 * The picture of a news item over its poster, which is seen where there is no picture or
 * it does not load. Decorative: the title beside it says what it is about.
 */
export function NewsCover({ item, eager = false }: { item: NewsItem; eager?: boolean }) {
  const poster = <Picture name={`scene/cover-${posterOf(item)}`} eager={eager} />;
  if (!item.image) return poster;
  return (
    <span className="cover">
      <Style name="NewsCover" css={css} />
      {poster}
      <img
        src={item.image}
        width="400"
        height="310"
        alt=""
        {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </span>
  );
}
