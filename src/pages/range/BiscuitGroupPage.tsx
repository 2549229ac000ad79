import type { Product } from '../../site/catalogue/products.ts';
import type { Text } from '../../site/texts/texts.ts';
import { Prose } from '../components/prose/Prose.tsx';
import { Assortment } from './Assortment.tsx';

/** Biscuits of any range for one occasion, and links to further ones. */
export function BiscuitGroupPage({
  text,
  products,
}: {
  text: Text;
  products: Product[];
}) {
  return (
    <Assortment family="galletas" name={text.title} lead={text.lead} products={products}>
      <Prose html={text.html} />
    </Assortment>
  );
}
