import { familyOf } from '../../site/catalogue/catalogue.ts';
import type { FindableProduct } from '../../site/catalogue/findables.ts';
import { type FinderQuery, searchOf } from '../../site/catalogue/finder.ts';
import { type LooserQuery, looserQueries } from '../../site/catalogue/looserQueries.ts';
import { parseListQuery } from '../../site/search/parseListQuery.ts';
import { Chip } from '../components/controls/Chip.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { useVisit } from '../layout/visit.ts';

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
  const looser = empty
    ? looserQueries(products, query, parseListQuery(query.text, language))
    : [];
  return (
    <div className="center lost" data-none="" hidden={!empty}>
      <Picture name="scene/sad-crisp" className="motif" />
      <h2>{t(plain ? 'finder.noneWithout' : 'finder.noneTitle')}</h2>
      {!plain && <p className="lead">{t('finder.none')}</p>}
      <ul className="row" data-try={drop('{name}', '{count}')}>
        {looser.map(({ dropped, query: next, count }) => (
          <li key={dropped}>
            <Chip href={link('products') + searchOf(next)}>
              {drop(nameOf(dropped), count)}
            </Chip>
          </li>
        ))}
      </ul>
      <a className="btn" href={link('products')} data-reset="">
        {t('finder.reset')}
      </a>
    </div>
  );
}

/** The names of filters, as the form shows them. */
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
