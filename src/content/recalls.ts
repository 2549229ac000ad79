import { z } from 'zod';
import { isLot } from '../site/catalogue/gtin.ts';
import { namedAllergens } from '../site/catalogue/products.ts';
import { recallReasons } from '../site/recalls/recall.ts';
import { contactWays } from './company.ts';
import { day, pastDay } from './days.ts';
import { localised } from './fields.ts';
import { told } from './messages.ts';
import { sizes } from './product.ts';

/** content/recalls/<id>.json */
export const recallFile = z.strictObject({
  products: z.array(z.string()).min(1),
  /** The sizes concerned; all of them if it is left out. */
  packs: sizes.optional(),
  /** As printed on the pack. */
  lots: z.union([z.literal('all'), z.array(z.string().refine(isLot, told('shape.lot'))).min(1)], {
    error: told('shape.lots'),
  }),
  /** Best-before dates concerned. */
  bestBefore: z.array(day).default([]),
  reason: z.enum(recallReasons),
  /** Those that the label does not declare, if they are the reason. */
  allergens: z.array(z.enum(namedAllergens)).default([]),
  published: pastDay,
  /** Day on which it ended; it then stays in the history. */
  ended: pastDay.optional(),
  /** What the company adds to the reason. */
  note: localised.optional(),
  /** Defaults to the contact of consumers in content/company.json. */
  contact: contactWays.optional(),
});
export type RecallFile = z.infer<typeof recallFile>;
