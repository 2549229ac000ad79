import type { Product } from '../../site/catalogue/products.ts';
import type { Text } from '../../site/texts/texts.ts';
import { Prose } from '../components/prose/Prose.tsx';
import { Assortment } from './Assortment.tsx';

/** The biscuits for one occasion, whatever their range, and where to look further. */
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
