import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Product } from '../../../src/site/catalogue/products.ts';
import type { Language, Localised } from '../../../src/site/i18n/languages.ts';

/** The label of a product when it was last published. */
export interface Label {
  /** The values are samples and were never on a pack. */
  sample: boolean;
  ingredientes: Localised;
  /** Names, separated by spaces. */
  allergens: string;
  /** Likewise, or 'not declared' if the file has no traces. */
  trazas: string;
  /** Such as `glutenFree:yes eggFree:no`. */
  claims: string;
  /** Number of entries in `changes`. */
  changes: number;
}

/** The label fields whose change must be announced. */
const toldFields = ['ingredientes', 'allergens', 'trazas', 'claims'] as const;

/** Relative to the project; written by `npm run labels`. */
export const labelsFile = 'content/released/labels.json';

/**
 * The labels of the last release by product; undefined if none are recorded.
 *
 * @param root The folder that holds content/.
 */
export function releasedLabels(root: string): Record<string, Label> | undefined {
  const path = join(root, labelsFile);
  if (!existsSync(path)) return undefined;
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, Label>;
}

/**
 * The products that were never published; nobody knows where no release is recorded.
 *
 * @param root The folder that holds content/.
 */
export function isUnpublishedIn(root: string): (key: string | undefined) => boolean {
  const released = releasedLabels(root);
  return (key) => key !== undefined && released !== undefined && !released[key];
}

/** The current label of a product. */
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

/** The fields that differ between two labels of a product; a new language changes nothing. */
export function changedFields(before: Label, now: Label): (typeof toldFields)[number][] {
  const published = Object.keys(before.ingredientes) as Language[];
  const ingredientes = Object.fromEntries(
    published.map((language) => [language, now.ingredientes[language]]),
  );
  const comparable = { ...now, ingredientes };
  return toldFields.filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(comparable[field]),
  );
}

/**
 * Keys of the products whose current labels are not recorded, so that a deployment
 * publishes them unrecorded.
 *
 * @param root The folder that holds content/.
 */
export function unrecordedLabels(root: string, products: readonly Product[]): string[] {
  const released = releasedLabels(root) ?? {};
  return products
    .filter((product) => JSON.stringify(released[product.key]) !== JSON.stringify(labelOf(product)))
    .map(({ key }) => key);
}
