import type { NamedAllergen } from '../catalogue/products.ts';
import type { Localised } from '../i18n/languages.ts';
import type { Words } from '../i18n/words.ts';

/** Why products are recalled. */
export const recallReasons = [
  'allergen',
  'foreign-body',
  'microbiological',
  'chemical',
  'labelling',
] as const;

/** What the notice of a recall names, in order. */
export const recallFacts = [
  'product',
  'sizes',
  'batch',
  'bestBefore',
  'barcode',
  'reason',
  'risk',
] as const;
export type RecallFact = (typeof recallFacts)[number];

export interface Recall {
  /** Name of its file, and its anchor on the page of all recalls. */
  id: string;
  products: string[];
  /** The sizes concerned, as printed; all of them if it is left out. */
  packs?: string[];
  lots: 'all' | string[];
  /** Best-before dates concerned, YYYY-MM-DD. */
  bestBefore: string[];
  reason: (typeof recallReasons)[number];
  /** Those that the label does not declare, if they are the reason. */
  allergens: NamedAllergen[];
  /** YYYY-MM-DD */
  published: string;
  /** Day on which it ended; it then stays in the history. */
  ended?: string | undefined;
  /** What the company adds to the reason. */
  note?: Localised | undefined;
  /** Who answers, instead of the contact of consumers. */
  contact?: { phone: string | null; email: string } | undefined;
}

/** A pack, as far as somebody knows it. */
export interface KnownPack {
  /** Its size as printed. */
  pack?: string | undefined;
  lot?: string | undefined;
  /** YYYY-MM-DD */
  bestBefore?: string | undefined;
}

/** The letter is printed before the number on some packs, and in no code. */
const plainLot = (lot: string): string => lot.toUpperCase().replace(/^L(?=\d)/, '');

/**
 * Whether a recall concerns a pack of one of its products. Undefined if what is known of the
 * pack does not say.
 */
export function concerns(
  recall: Recall,
  { pack, lot, bestBefore }: KnownPack,
): boolean | undefined {
  const { packs, lots, bestBefore: days } = recall;
  if (pack && packs && !packs.includes(pack)) return false;
  if (lots !== 'all' && lot) return lots.some((each) => plainLot(each) === plainLot(lot));
  if (days.length && bestBefore) return days.includes(bestBefore);
  return lots === 'all' && !days.length && (pack || !packs) ? true : undefined;
}

/**
 * Whether one of a product's recalls concerns a batch. Undefined if none does, and one does
 * not say: nobody may read from the others that a pack is safe.
 */
export function isRecalledLot(recalls: readonly Recall[], lot: string): boolean | undefined {
  const answers = recalls.map((recall) => concerns(recall, { lot }));
  if (answers.includes(true)) return true;
  return answers.length && !answers.includes(undefined) ? false : undefined;
}

/** The day on which a recall began, or ended. */
export const lastChangeOf = ({ published, ended }: Recall): string => ended ?? published;

/** A date as packs print it: 01/03/2027. */
const printed = (date: string): string => date.split('-').reverse().join('/');

/**
 * Which packs are recalled, as short as it can be said: `lotes L26257, L26258`. The dates are
 * named if the batches do not tell the packs apart.
 *
 * @param shown The sizes of the product on which it stands; defaults to those of all.
 */
export function recalledPacks(
  { packs = [], lots, bestBefore }: Recall,
  t: Words,
  shown: readonly string[] = packs,
): string {
  const told = packs.filter((pack) => shown.includes(pack));
  const dates = bestBefore.map(printed).join(', ');
  if (lots !== 'all')
    told.push(t(lots.length > 1 ? 'recall.lots' : 'recall.lot', { lots: lots.join(', ') }));
  else told.push(dates ? t('recall.dated', { dates }) : t('recall.allLots'));
  return told.join(', ');
}
