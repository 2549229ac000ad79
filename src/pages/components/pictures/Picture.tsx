import pictures from 'virtual:pictures';
import type { Product } from '../../../site/catalogue/products.ts';
import { useVisit } from '../../layout/visit.ts';

/**
 * A drawn file with its size, so that nothing moves when it arrives.
 *
 * @param name Name in the picture kit: `pack/jummy/es`, `scene/kiosk`, `motif/worm`.
 * @param alt Empty where the picture is decoration.
 * @param eager Above the fold: loaded at once, before other pictures.
 */
export function Picture({
  name,
  alt = '',
  eager = false,
  className,
}: {
  name: string;
  alt?: string;
  eager?: boolean;
  className?: string;
}) {
  const picture = pictures[name];
  if (!picture) throw new Error(`there is no picture ${name}`);
  return (
    <img
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={alt}
      className={className}
      {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
}

/** The address of a drawn file, for a component that runs in the browser too. */
export function pictureAddress(name: string): string {
  const picture = pictures[name];
  if (!picture) throw new Error(`there is no picture ${name}`);
  return picture.src;
}

/** The pack of a product. Decorative: the link or heading beside it carries the name. */
export function Pack({
  product,
  eager = false,
}: {
  product: Pick<Product, 'key' | 'images'>;
  eager?: boolean;
}) {
  const { language } = useVisit();
  if (product.images?.pack)
    return (
      <img
        className="pack"
        src={`/products/${product.images.pack}`}
        width="300"
        height="400"
        alt=""
        loading={eager ? 'eager' : 'lazy'}
      />
    );
  return (
    <Picture name={`pack/${product.key}/${language}`} className="pack" eager={eager} />
  );
}
