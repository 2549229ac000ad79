import photos from 'virtual:photos';
import pictures from 'virtual:pictures';
import type { Product } from '../../../site/catalogue/products.ts';
import type { Language } from '../../../site/i18n/languages.ts';
import { useVisit } from '../../layout/visit.ts';

/**
 * A drawing from the picture kit, with width and height so that nothing shifts when it
 * loads.
 *
 * @param name Name in the picture kit: `pack/jummy/es`, `scene/kiosk`, `motif/worm`.
 * @param alt Empty if the picture is decorative.
 * @param eager Above the fold: loads eagerly, with high priority.
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

/**
 * Returns the URL of a drawing, for a component that also runs in the browser.
 *
 * @throws Error if there is no such drawing.
 */
export function pictureAddress(name: string): string {
  const picture = pictures[name];
  if (!picture) throw new Error(`there is no picture ${name}`);
  return picture.src;
}

/** Returns the URL of a pack's smallest picture, for a component in the browser. */
export const packAddress = (
  { key, images }: Pick<Product, 'key' | 'images'>,
  language: Language,
): string =>
  (images?.pack && photos[`products/${images.pack}`]?.small) ||
  pictureAddress(`pack/${key}/${language}`);

/**
 * A photograph.
 *
 * @param name Folder and file: `products/jummy.webp`.
 * @param large Above the fold and wider than its smallest size: gets AVIF and a `srcset`.
 *   Other photos have one file, because a page has many and a `srcset` each would make
 *   it too heavy.
 */
export function Photograph({
  name,
  alt = '',
  large = false,
  className,
}: {
  name: string;
  alt?: string;
  large?: boolean;
  className?: string;
}) {
  const photo = photos[name];
  if (!photo) throw new Error(`there is no photograph ${name}`);
  const { avif, src, small, width, height } = photo;
  const shape = { width, height, className };
  if (!large) return <img src={small} alt={alt} loading="lazy" {...shape} />;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes="(min-width: 48rem) 480px, 84vw" />
      <img src={src} alt={alt} fetchPriority="high" {...shape} />
    </picture>
  );
}

/**
 * The pack of a product. Decorative by default, because the link or heading next to it
 * has the name.
 */
export function Pack({
  product,
  alt = '',
  eager = false,
  language,
}: {
  product: Pick<Product, 'key' | 'images'>;
  alt?: string;
  eager?: boolean;
  /** Of what is written on it; default the page's. */
  language?: Language;
}) {
  const visit = useVisit();
  if (product.images?.pack)
    return (
      <Photograph
        name={`products/${product.images.pack}`}
        alt={alt}
        large={eager}
        className="pack"
      />
    );
  return (
    <Picture
      name={`pack/${product.key}/${language ?? visit.language}`}
      alt={alt}
      className="pack"
      eager={eager}
    />
  );
}
