import { type FinderQuery, searchOf } from '../../site/catalogue/finder.ts';
import type { FinderPage } from '../../site/catalogue/labelGroups.ts';
import { Icon } from '../components/pictures/Icon.tsx';
import { useVisit } from '../layout/visit.ts';

/** Links to the pages beside this one, if the shelves hold too much for one. */
export function Pages({
  page,
  pages,
  query,
}: Pick<FinderPage, 'page' | 'pages'> & { query: FinderQuery }) {
  const { t, link } = useVisit();
  if (pages === 1) return null;
  const addressOf = (next: number) =>
    link('products') + searchOf({ ...query, page: next });
  return (
    <nav className="row finder__pages" aria-label={t('finder.pages')} data-pages={pages}>
      {page > 1 && (
        <a className="more" rel="prev" href={addressOf(page - 1)}>
          {t('finder.previous')}
        </a>
      )}
      <b>{t('finder.page', { page, pages })}</b>
      {page < pages && (
        <a className="more" rel="next" href={addressOf(page + 1)}>
          {t('finder.next')} <Icon name="right" />
        </a>
      )}
    </nav>
  );
}
