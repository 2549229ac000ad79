import type { Range } from '../../site/catalogue/catalogue.ts';
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
