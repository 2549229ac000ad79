import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Product } from '../../../src/site/catalogue/products.ts';
import type { Localised } from '../../../src/site/i18n/languages.ts';

/** What the label of a product said when it was last published. */
export interface Label {
  /** Values are samples: they were on no pack. */
  sample: boolean;
  ingredientes: Localised;
  /** Names, with a space between them. */
  allergens: string;
  /** Like them; 'not declared' where the file says nothing of traces. */
  trazas: string;
  /** Such as `glutenFree:yes eggFree:no`. */
  claims: string;
  /** Number of changes that its file told of. */
  changes: number;
}

/** The fields of a label whose change has to be told. */
const toldFields = ['ingredientes', 'allergens', 'trazas', 'claims'] as const;

/** Below the project; written by `npm run labels`. */
export const labelsFile = 'build/content/labels/released.json';

/**
 * The labels of the last release by product; undefined where none are recorded.
 *
 * @param root The folder that holds content/.
 */
export function releasedLabels(root: string): Record<string, Label> | undefined {
  const path = join(root, labelsFile);
  if (!existsSync(path)) return undefined;
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, Label>;
}

/** What the label of a product says now. */
export const labelOf = (product: Product): Label => ({
  sample: product.sample,
  ingredientes: product.ingredients,
  allergens: product.allergens.join(' '),
  trazas: product.traces?.join(' ') ?? 'not declared',
  claims: Object.entries(product.claims)
    .map(([claim, declared]) => `${claim}:${declared ? 'yes' : 'no'}`)
    .join(' '),
  changes: product.changes.length,
});

/** The fields in which two labels of a product differ. */
export const changedFields = (before: Label, now: Label): string[] =>
  toldFields.filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(now[field]),
  );

/**
 * Keys of the products whose labels are not recorded as they are now, and so are
 * published unrecorded.
 *
 * @param root The folder that holds content/.
 */
export function unrecordedLabels(root: string, products: readonly Product[]): string[] {
  const released = releasedLabels(root) ?? {};
  return products
    .filter(
      (product) =>
        JSON.stringify(released[product.key]) !== JSON.stringify(labelOf(product)),
    )
    .map(({ key }) => key);
}
