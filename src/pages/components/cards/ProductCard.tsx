import type { RangeId } from '../../../site/catalogue/families.ts';
import { shownSize } from '../../../site/catalogue/packs.ts';
import type { ListedProduct } from '../../../site/catalogue/products.ts';
import { type Sign, signsOf } from '../../../site/catalogue/signs.ts';
import { RangeColours } from '../../layout/sharedStyles.tsx';
import { useVisit } from '../../layout/visit.ts';
import { SignList } from '../pictures/DietIcon.tsx';
import { Pack } from '../pictures/Picture.tsx';
import { coloursOf } from '../pictures/theme.ts';
import { RecallMark } from '../recalls/Recalled.tsx';
import { Style } from '../Style.tsx';
import css from './ProductCard.css?inline';

/** Signs that help to compare products in a grid. The product page shows all signs. */
const signsOnCards: readonly Sign[] = ['glutenFree', 'wholegrain', 'chocolate'];

interface Props {
  product: ListedProduct;
  id?: string;
  /** Range whose colours the parent sets. A card of another range sets its own. */
  within?: RangeId;
}

/** A product in a grid: pack, name, flavour and the most useful signs. */
export function ProductCard({ product, id, within }: Props) {
  const { localise, link } = useVisit();
  const colours = product.range === within ? {} : coloursOf(product);
  const signs = signsOf(product.claims).filter((sign) => signsOnCards.includes(sign));
  return (
    <article className="product" id={id} {...colours}>
      <Style name="ProductCard" css={css} />
      <RangeColours />
      <Pack product={product} />
      <h3>
        <a href={link('product', { key: product.key })}>{localise(product.title)}</a>
      </h3>
      <p>{localise(product.flavour)}</p>
      <p>{shownSize(product.packs)}</p>
      <RecallMark product={product} />
      <SignList className="signs" signs={signs} />
    </article>
  );
}
