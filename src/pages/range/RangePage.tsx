import type { Range } from '../../site/catalogue/catalogue.ts';
import type { ListedProduct } from '../../site/catalogue/products.ts';
import type { Text } from '../../site/texts/texts.ts';
import { Prose } from '../components/prose/Prose.tsx';
import { useVisit } from '../layout/visit.ts';
import { Assortment } from './Assortment.tsx';

/** A range with its products, and the other ranges of its family. */
export function RangePage({ range }: { range: Range }) {
  const { localise } = useVisit();
  return (
    <Assortment
      family={range.family}
      range={range.id}
      name={localise(range.name)}
      lead={localise(range.intro)}
      hashtag={localise(range.hashtag)}
      products={range.products}
    />
  );
}

/** Biscuits of any range for one occasion, and links to further ones. */
export function BiscuitGroupPage({
  text,
  products,
}: {
  text: Text;
  products: ListedProduct[];
}) {
  return (
    <Assortment family="galletas" name={text.title} lead={text.lead} products={products}>
      <Prose html={text.html} />
    </Assortment>
  );
}
