import type { Range } from '../../site/catalogue.ts';
import type { RangeId } from '../../site/families.ts';
import rangesCss from '../layout/ranges.css?inline';
import { Picture } from '../parts/Picture.tsx';
import { ProductCard } from '../parts/ProductCard.tsx';
import { packMotif } from '../parts/packMotif.ts';
import { gridColumns, Shout } from '../parts/Shout.tsx';
import { useStyle } from '../style.ts';
import { useVisit } from '../visit.ts';

/** Anchor of a range on its family's page. */
export const anchorOfRange = (id: RangeId): string => id.replace('/', '-');

/**
 * A range on its family's page: few packs stand beside its name, many below; a hashtag
 * fills the last place.
 */
export function RangeSection({ range, wide }: { range: Range; wide: boolean }) {
  const { say, link } = useVisit();
  useStyle(rangesCss);
  const { products } = range;
  const duo = products.length < 4;
  const shout = products.length % 2 === 1 && products.length !== 3;
  const motif = packMotif(products[0]?.key ?? '');
  const classes = ['range', wide && 'range--wide toldo', duo && 'range--duo']
    .filter(Boolean)
    .join(' ');
  return (
    <section className={classes} id={anchorOfRange(range.id)} data-range={range.id}>
      <div className="wrap">
        <div className="range__head">
          {duo && <Picture name={`motif/${motif}`} className="motif" />}
          <h2 className="huge">
            <a href={link('range', { family: range.family, range: range.id })}>
              {say(range.name)}
            </a>
          </h2>
          <div>
            {!shout && <p className="hashtag">{say(range.hashtag)}</p>}
            <p className="lead">{say(range.intro)}</p>
          </div>
        </div>
        <div className="grid" data-n={gridColumns(products.length, shout)}>
          {products.map((product) => (
            <ProductCard key={product.key} product={product} within={range.id} />
          ))}
          {shout && <Shout hashtag={say(range.hashtag)} motif={motif} />}
        </div>
      </div>
    </section>
  );
}
