import { packDescriptions } from 'virtual:pictures';
import { shownSize } from '../../site/catalogue/packs.ts';
import type { Product } from '../../site/catalogue/products.ts';
import { Pack, Picture } from '../components/pictures/Picture.tsx';
import { moon } from '../drawings/geometry.ts';
import { useVisit } from '../layout/visit.ts';

/** The pack in front of a sun, with its snacks flying around it. */
export function PackShow({ product }: { product: Product }) {
  const alt = usePackWords()(product);
  const { motif = 'crisp', shape, tearEdge } = packDescriptions[product.key] ?? {};
  // The edge of a photographed pack is unknown.
  return (
    <div
      className="pdp__show"
      data-shape={shape}
      data-tear-edge={product.images?.pack ? undefined : tearEdge}
    >
      {/* First, because the sun and the snacks move with its height. */}
      <Pack product={product} alt={alt} eager />
      <svg className="sun" viewBox="0 0 800 400" aria-hidden="true">
        <path d={moon(400, 400, 335)} />
      </svg>
      {[0, 1, 2, 3].map((i) => (
        <Picture
          key={i}
          name={`motif/${i % 2 && product.provenance ? 'cocoa' : motif}`}
          className="motif"
        />
      ))}
    </div>
  );
}

/** Alternative text of a product's pack: 'Yellow bag of Risketos, 120 g'. */
function usePackWords(): (product: Product) => string {
  const { t, localise } = useVisit();
  return ({ key, images, title, packs }) => {
    const look = packDescriptions[key];
    const name = localise(title);
    const size = shownSize(packs);
    // The look of a photographed pack is unknown.
    if (!look || images?.pack) return t('pack.photo', { name, size });
    const colour = t(`packColour.${look.colour}`);
    return t(`pack.${look.shape}`, { name, size, colour });
  };
}
