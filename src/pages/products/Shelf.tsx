import { type FindableProduct, rangePaths } from '../../site/catalogue/findables.ts';
import { needsCode } from '../../site/catalogue/finder.ts';
import { Heart } from '../components/controls/Heart.tsx';
import { Pack } from '../components/pictures/Picture.tsx';
import { useVisit } from '../layout/visit.ts';

/**
 * All products on shelves; what was not found is hidden. Lean, because there are many:
 * ranges are places in the list of choices, needs are one number, and the hearts are
 * made in the browser from one template.
 */
export function Shelf({
  products,
  found,
}: {
  products: readonly FindableProduct[];
  found: ReadonlySet<FindableProduct>;
}) {
  const { localise, link } = useVisit();
  return (
    <>
      <ul className="shelf">
        {products.map((findable) => {
          const { product } = findable;
          return (
            <li
              key={product.key}
              data-r={findable.ranges
                .map((range) => rangePaths.indexOf(range) + 1)
                .join(' ')}
              data-n={needsCode(findable.needs)}
              hidden={!found.has(findable)}
            >
              <Pack product={product} />
              <p>
                <span>
                  <a href={link('product', { key: product.key })}>
                    {localise(product.title)}
                  </a>
                  {localise(product.flavour)}
                </span>
              </p>
            </li>
          );
        })}
      </ul>
      <template id="heart">
        <Heart like="" name="{name}" />
      </template>
    </>
  );
}
