import type { RangeId } from '../../../site/catalogue/families.ts';
import type { Product } from '../../../site/catalogue/products.ts';
import { type Sign, signsOf } from '../../../site/catalogue/signs.ts';
import { shownSize } from '../../../site/catalogue/sizes.ts';
import { useKeptEverywhere } from '../../layout/kept.tsx';
import { useStyle } from '../../layout/style.ts';
import rangesCss from '../../layout/styles/ranges.css?inline';
import { useVisit } from '../../layout/visit.ts';
import { coloursOf } from '../pictures/colours.ts';
import dietIconCss from '../pictures/DietIcon.css?inline';
import { DietIcon } from '../pictures/DietIcon.tsx';
import { Pack } from '../pictures/Picture.tsx';
import css from './ProductCard.css?inline';

/** The signs that help to choose between packs side by side; a product page shows all. */
const signsOnCards: readonly Sign[] = ['glutenFree', 'wholegrain', 'chocolate'];

interface Props {
  product: Product;
  id?: string;
  level?: 'h2' | 'h3';
  /** The range whose colours surround the card; of another one it brings its own. */
  within?: RangeId;
}

/**
 * A product in a grid: its pack, its name, its flavour and the signs that matter most.
 */
export function ProductCard({ product, id, level = 'h3', within }: Props) {
  useStyle(css);
  useStyle(dietIconCss);
  useStyle(rangesCss);
  const colours = product.range === within ? {} : coloursOf(product);
  const inside = useKeptEverywhere(Inside, { product, level }, `${product.key} ${level}`);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React
    <article className="product" id={id} {...colours} dangerouslySetInnerHTML={inside} />
  );
}

function Inside({ product, level: Heading }: Required<Pick<Props, 'product' | 'level'>>) {
  const { localise, link, t } = useVisit();
  const signs = signsOf(product.claims).filter((sign) => signsOnCards.includes(sign));
  return (
    <>
      <Pack product={product} />
      <Heading>
        <a href={link('product', { key: product.key })}>{localise(product.title)}</a>
      </Heading>
      <p>
        {localise(product.flavour)} · {shownSize(product.packs)}
      </p>
      {signs.length > 0 && (
        <div className="flags">
          {signs.map((sign) => (
            <span key={sign}>
              <DietIcon sign={sign} />
              <span className="sr">{t(`sign.${sign}`)}</span>
            </span>
          ))}
        </div>
      )}
    </>
  );
}
