import { z } from 'zod';
import { id, localised, sample, titledText } from '../fields.ts';

const figure = z.strictObject({
  id,
  value: z.string().regex(/^\d+(\.\d+)?$/, 'is not a number like "4.6"'),
  unit: z.enum(['t', '%']),
  /** Determines the drawing: an amount, a share of a whole, or a saving. */
  kind: z.enum(['amount', 'share', 'saving']),
  label: localised,
  text: localised,
});

/** content/commitments.json: the sustainability figures. */
export const commitmentsFile = z.strictObject({
  sample,
  hero: titledText,
  accounts: titledText,
  report: z.strictObject({ eyebrow: localised }),
  figures: z.array(figure).min(1),
});
export type Commitments = z.infer<typeof commitmentsFile>;
