import { tracesAmong } from '../../site/catalogue/exclusion.ts';
import type { FindableProduct } from '../../site/catalogue/findables.ts';
import type { LabelGroups } from '../../site/catalogue/labelGroups.ts';
import type { NamedAllergen } from '../../site/catalogue/products.ts';
import { Pack } from '../components/pictures/Picture.tsx';
import { RecallMark } from '../components/recalls/Recalled.tsx';
import { Style } from '../components/Style.tsx';
import { useVisit } from '../layout/visit.ts';
import css from './Shelf.css?inline';

/**
 * The products found. If allergens are excluded, products are grouped by what the label
 * says: not listed, may contain, not declared.
 */
export function Shelves({
  groups,
  found,
}: {
  groups: LabelGroups;
  found: ReadonlySet<FindableProduct>;
}) {
  const { t } = useVisit();
  const { without, fits, mayContain, notDeclared } = groups;
  if (!without.length) return <Shelf products={fits} found={found} />;
  const list = without.map((name) => t(`allergen.${name}`)).join(', ');
  const shown = (products: readonly FindableProduct[]) =>
    products.some((product) => found.has(product));
  return (
    <>
      <section id="fits" aria-labelledby="fits-name" hidden={!shown(fits)}>
        <h2 className="h3" id="fits-name">
          {t('finder.fits', { list })}
        </h2>
        {fits.some(({ product }) => product.sample) && <p>{t('product.sample')}</p>}
        <Shelf products={fits} found={found} />
      </section>
      <section id="may-contain" aria-labelledby="may-name" hidden={!shown(mayContain)}>
        <h2 className="h3" id="may-name">
          {t('finder.mayContain')}
        </h2>
        <Shelf products={mayContain} found={found} without={without} />
      </section>
      <section id="not-declared" aria-labelledby="undeclared-name" hidden={!shown(notDeclared)}>
        <h2 className="h3" id="undeclared-name">
          {t('finder.notDeclared')}
        </h2>
        <p>{t('finder.notDeclaredNote')}</p>
        <Shelf products={notDeclared} found={found} />
      </section>
    </>
  );
}

/**
 * All products, with those that do not match hidden. The markup is compact because there
 * are many; the script adds the like buttons from one template.
 *
 * @param without Excluded allergens. Each card lists those that it may contain.
 */
function Shelf({
  products,
  found,
  without = [],
}: {
  products: readonly FindableProduct[];
  found: ReadonlySet<FindableProduct>;
  without?: readonly NamedAllergen[];
}) {
  const { localise, link, t } = useVisit();
  return (
    <ul className="shelf">
      <Style name="Shelf" css={css} />
      {products.map((findable) => {
        const { product } = findable;
        const traces = tracesAmong(product, without);
        return (
          <li
            key={product.key}
            data-needs={findable.needs.join(' ')}
            data-range-paths={findable.ranges.join(' ')}
            hidden={!found.has(findable)}
          >
            <Pack product={product} />
            <p>
              <span>
                <a href={link('product', { key: product.key })}>{localise(product.title)}</a>
                {localise(product.flavour)}
                <RecallMark product={product} />
                {traces.length > 0 && (
                  <small>
                    {t('finder.traces', {
                      list: traces.map((name) => t(`allergen.${name}`)).join(', '),
                    })}
                  </small>
                )}
              </span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
