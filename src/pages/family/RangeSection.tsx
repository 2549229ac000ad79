import type { Range } from '../../site/catalogue/catalogue.ts';
import type { RangeId } from '../../site/catalogue/families.ts';
import { ProductCard } from '../components/cards/ProductCard.tsx';
import { gridColumns, Shout } from '../components/headings/Shout.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { packDescriptionOf } from '../components/pictures/packDescriptionOf.ts';
import { RangeColours } from '../layout/RangeColours.tsx';
import { useVisit } from '../layout/visit.ts';

/** Anchor of a range on its family's page. */
export const anchorOfRange = (id: RangeId): string => id.replace('/', '-');

/**
 * A range on its family's page. Few packs are shown beside its name, many below it. A
 * hashtag fills an empty last cell.
 */
export function RangeSection({ range, wide }: { range: Range; wide: boolean }) {
  const { localise, link } = useVisit();
  const { products } = range;
  const duo = products.length < 4;
  const shout = products.length % 2 === 1 && products.length !== 3;
  const motif = packDescriptionOf(products[0]?.key ?? '')?.motif ?? 'crisp';
  const classes = ['range', wide && 'range--wide toldo', duo && 'range--duo']
    .filter(Boolean)
    .join(' ');
  return (
    <section className={classes} id={anchorOfRange(range.id)} data-range={range.id}>
      <RangeColours />
      <div className="wrap">
        <div className="range__head">
          {duo && <Picture name={`motif/${motif}`} className="motif" />}
          <h2 className="huge">
            <a href={link('range', { family: range.family, range: range.id })}>
              {localise(range.name)}
            </a>
          </h2>
          <div>
            {!shout && <p className="hashtag">{localise(range.hashtag)}</p>}
            <p className="lead">{localise(range.intro)}</p>
          </div>
        </div>
        <div className="grid" data-columns={gridColumns(products.length, shout)}>
          {products.map((product) => (
            <ProductCard key={product.key} product={product} within={range.id} />
          ))}
          {shout && <Shout hashtag={localise(range.hashtag)} motif={motif} />}
        </div>
      </div>
    </section>
  );
}
