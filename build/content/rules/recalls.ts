import { message } from '../../messages/messages.ts';
import type { Fault, FieldFault } from '../faults/fault.ts';
import type { Content } from '../reading/load.ts';
import { repeated } from './rule.ts';

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
      yield { field: 'products', ...message('names.noProduct', { name: key }) };
  const named = products.filter(({ key }) => recall.products.includes(key));
  for (const pack of named.length ? (recall.packs ?? []) : [])
    if (!named.some(({ packs }) => packs.includes(pack)))
      yield {
        field: 'packs',
        ...message('recall.size', {
          name: pack,
          options: named.flatMap(({ packs }) => packs).join(', '),
        }),
      };
  for (const { key, packs } of recall.packs ? named : [])
    if (!packs.some((pack) => recall.packs?.includes(pack)))
      yield {
        field: 'packs',
        ...message('recall.noSize', { product: key, options: packs.join(', ') }),
      };
  for (const [field, list] of Object.entries({
    products: recall.products,
    lots,
    bestBefore,
    allergens,
  }))
    for (const entry of list === 'all' ? [] : repeated(list))
      yield { field, ...message('names.twice', { name: entry }) };
  if (reason === 'allergen' && !allergens.length)
    yield { field: 'allergens', ...message('recall.allergensMissing') };
  if (reason !== 'allergen' && allergens.length)
    yield { field: 'allergens', ...message('recall.otherReason', { reason }) };
  if (ended && ended < published)
    yield { field: 'ended', ...message('recall.endedBefore', { ended, published }) };
}
