import type { Fault } from '../faults/fault.ts';
import type { Content } from '../reading/load.ts';
import { type FieldFault, repeated } from './rule.ts';

/** A recall names products that exist, and what it says of them agrees. */
export function* checkRecalls(content: Content): Iterable<Fault> {
  for (const recall of content.recalls)
    for (const fault of faultsIn(recall, content))
      yield { file: `content/recalls/${recall.id}.json`, ...fault };
}

function* faultsIn(
  recall: Content['recalls'][number],
  { products, present }: Content,
): Iterable<FieldFault> {
  const { reason, allergens, lots, bestBefore, published, ended } = recall;
  // One that has ended stays, even if its product leaves the catalogue.
  for (const key of ended ? [] : recall.products)
    if (!present.has(`content/products/${key}.json`))
      yield {
        field: 'products',
        what: `names ${key}, which is not a product`,
        cure: 'Use the name of a file in content/products.',
      };
  const named = products.filter(({ key }) => recall.products.includes(key));
  for (const pack of named.length ? (recall.packs ?? []) : [])
    if (!named.some(({ packs }) => packs.includes(pack)))
      yield {
        field: 'packs',
        what: `names ${pack}, which is not a size of these products`,
        cure: `Use some of: ${named.flatMap(({ packs }) => packs).join(', ')}.`,
      };
  for (const { key, packs } of recall.packs ? named : [])
    if (!packs.some((pack) => recall.packs?.includes(pack)))
      yield {
        field: 'packs',
        what: `names no size of ${key}`,
        cure: `Add some of: ${packs.join(', ')}; or remove the product.`,
      };
  for (const [field, list] of Object.entries({
    products: recall.products,
    lots,
    bestBefore,
    allergens,
  }))
    for (const entry of list === 'all' ? [] : repeated(list))
      yield { field, what: `names ${entry} twice`, cure: 'Keep one of the two.' };
  if (reason === 'allergen' && !allergens.length)
    yield {
      field: 'allergens',
      what: 'is missing',
      cure: 'Name the allergens that the label does not declare.',
    };
  if (reason !== 'allergen' && allergens.length)
    yield {
      field: 'allergens',
      what: `is there, although the reason is ${reason}`,
      cure: 'Write the reason "allergen", or remove the allergens.',
    };
  if (ended && ended < published)
    yield {
      field: 'ended',
      what: `is ${ended}, before ${published}, the day of publication`,
      cure: 'Correct whichever is wrong.',
    };
}
