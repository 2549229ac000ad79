import type { Product } from '../../../../src/site/catalogue/products.ts';
import type { Fault } from '../../faults/fault.ts';
import {
  changedFields,
  type Label,
  labelOf,
  releasedLabels,
} from '../../labels/labels.ts';
import type { Content } from '../../reading/load.ts';

type FieldFault = Omit<Fault, 'file'>;

/** A change of a label must be announced. */
export function checkChanges({ root, products }: Content): Fault[] {
  const released = releasedLabels(root) ?? {};
  return products.flatMap((product) =>
    [...untold(product, released[product.key]), ...dates(product)].map((fault) => ({
      file: `content/products/${product.key}.json`,
      ...fault,
    })),
  );
}

/**
 * Compares with the last release. Sample values were never on a pack, so replacing them
 * is not a change.
 */
function untold(product: Product, before: Label | undefined): FieldFault[] {
  const now = labelOf(product);
  if (!before || before.sample !== now.sample || now.changes > before.changes) return [];
  const fields = changedFields(before, now);
  return fields.length
    ? [
        {
          field: 'changes',
          what: `does not say what changed since the last release: ${fields.join(', ')}`,
          cure: 'Add an entry with date, lot and what.',
        },
      ]
    : [];
}

function dates({ changes, reviewed }: Product): FieldFault[] {
  const days = changes.map(({ date }) => date);
  const latest = days.toSorted().at(-1) ?? '';
  return [
    ...days.flatMap((day, i) =>
      days.indexOf(day) < i
        ? [
            {
              field: `changes.${i}.date`,
              what: `is ${day}, which another entry has`,
              cure: 'Describe all changes of one day in one entry.',
            },
          ]
        : [],
    ),
    ...(latest > reviewed
      ? [
          {
            field: 'reviewed',
            what: `is ${reviewed}, before the change of ${latest}`,
            cure: 'Check the data against the new label, and write the day.',
          },
        ]
      : []),
  ];
}
