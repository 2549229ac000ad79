import { familyOf } from '../../site/catalogue/catalogue.ts';
import type { FindableProduct } from '../../site/catalogue/findables.ts';
import { type FinderQuery, searchOf } from '../../site/catalogue/finder.ts';
import type { FinderPage, LabelGroups } from '../../site/catalogue/labelGroups.ts';
import { type LooserQuery, looserQueries } from '../../site/catalogue/looserQueries.ts';
import { pluralOf } from '../../site/i18n/numbers.ts';
import { parseListQuery } from '../../site/search/parseListQuery.ts';
import { Chip } from '../components/controls/Chip.tsx';
import { Icon } from '../components/pictures/Icon.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { useVisit } from '../layout/visit.ts';

/**
 * The number of products shown, as a live region. The script updates it from the message
 * patterns in its data attributes.
 */
export function Count({
  groups,
  found,
}: {
  groups: LabelGroups;
  found: ReadonlySet<FindableProduct>;
}) {
  const { language, t } = useVisit();
  const shown = (products: readonly FindableProduct[]): number =>
    products.filter((product) => found.has(product)).length;
  if (!groups.without.length) {
    const total = groups.fits.length;
    const count = (one: boolean, value: string | number) =>
      t(one ? 'finder.one' : 'finder.other', { total, count: value });
    return (
      <p role="status" data-one={count(true, '{count}')} data-other={count(false, '{count}')}>
        {count(pluralOf(shown(groups.fits), language) === 'one', shown(groups.fits))}
      </p>
    );
  }
  const contain = groups.contains.length;
  const one = pluralOf(contain, language) === 'one';
  const pattern = (fits: string | number, may: string | number, undeclared: typeof may) =>
    `${t('finder.withoutCounts', { fits, may, undeclared })} ${t(
      one ? 'finder.containOne' : 'finder.containOther',
      { count: contain },
    )}`;
  return (
    <p role="status" data-without={pattern('{fits}', '{may}', '{undeclared}')}>
      {pattern(shown(groups.fits), shown(groups.mayContain), shown(groups.notDeclared))}
    </p>
  );
}

/**
 * What to try if nothing matches: the filters to drop, as links. No link drops an
 * excluded allergen, and beside one the words are plain.
 *
 * @param products All but those that contain an excluded allergen.
 */
export function EmptyShelf({
  products,
  query,
  empty,
}: {
  products: readonly FindableProduct[];
  query: FinderQuery;
  empty: boolean;
}) {
  const { language, link, t } = useVisit();
  const nameOf = useFilterNames(query);
  const plain = query.without.length > 0;
  const drop = (name: string, count: string | number) =>
    plain ? t('finder.dropWithout', { name }) : t('finder.drop', { name, count });
  const looser = empty ? looserQueries(products, query, parseListQuery(query.text, language)) : [];
  return (
    <div className="center lost" data-none="" hidden={!empty}>
      <Picture name="scene/sad-crisp" className="motif" />
      <h2>{t(plain ? 'finder.noneWithout' : 'finder.noneTitle')}</h2>
      {!plain && <p className="lead">{t('finder.none')}</p>}
      <ul className="row" data-try={drop('{name}', '{count}')}>
        {looser.map(({ dropped, query: next, count }) => (
          <li key={dropped}>
            <Chip href={link('products') + searchOf(next)}>{drop(nameOf(dropped), count)}</Chip>
          </li>
        ))}
      </ul>
      <a className="btn" href={link('products')} data-reset="">
        {t('finder.reset')}
      </a>
    </div>
  );
}

function useFilterNames({ text, family, range }: FinderQuery) {
  const { localise, t } = useVisit();
  return (filter: LooserQuery['dropped']): string => {
    if (filter === 'text') return text.trim();
    if (filter === 'family') return family ? localise(familyOf(family).name) : '';
    if (filter !== 'range') return t(`sign.${filter}`);
    const [of, id] = (range ?? '').split('/') as [Parameters<typeof familyOf>[0], string];
    const found = familyOf(of).ranges.find((one) => one.id === id);
    return found ? localise(found.name) : '';
  };
}

/** Links to the pages beside this one, if the shelves hold too much for one. */
export function Pages({
  page,
  pages,
  query,
}: Pick<FinderPage, 'page' | 'pages'> & { query: FinderQuery }) {
  const { t, link } = useVisit();
  if (pages === 1) return null;
  const addressOf = (next: number) => link('products') + searchOf({ ...query, page: next });
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
