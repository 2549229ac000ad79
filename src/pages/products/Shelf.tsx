import { tracesAmong } from '../../site/catalogue/exclusion.ts';
import type { FindableProduct } from '../../site/catalogue/findables.ts';
import type { NamedAllergen } from '../../site/catalogue/products.ts';
import { Pack } from '../components/pictures/Picture.tsx';
import { Style } from '../components/Style.tsx';
import { useVisit } from '../layout/visit.ts';
import css from './Shelf.css?inline';

/**
 * All products, with those that do not match hidden. The markup is compact because there
 * are many; the script adds the like buttons from one template.
 *
 * @param without Excluded allergens. Each card lists those that it may contain.
 */
export function Shelf({
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
                <a href={link('product', { key: product.key })}>
                  {localise(product.title)}
                </a>
                {localise(product.flavour)}
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
