import { z } from 'zod';
import { signs } from '../../site/catalogue/signs.ts';
import { id, localised, sample, titledText } from '../fields.ts';

const row = z.strictObject({
  id,
  sub: z.boolean().optional(),
  name: localised,
  example: localised,
  text: localised,
});

/**
 * content/nutririsi.json: how to read a label, what a portion is, what the signs mean.
 */
export const nutririsiFile = z.strictObject({
  sample,
  label: z.strictObject({ title: localised, caption: localised }),
  rows: z.array(row).min(1),
  portionsIntro: titledText,
  portions: z
    .array(
      z.strictObject({
        id,
        grams: z.int().positive(),
        amount: localised,
        text: localised,
      }),
    )
    .min(1),
  tipsIntro: titledText,
  tips: z
    .array(z.strictObject({ id, title: localised, items: z.array(localised).min(1) }))
    .min(1),
  signsIntro: titledText.extend({ button: localised }),
  signs: z
    .array(z.strictObject({ id: z.enum(signs), name: localised, text: localised }))
    .min(1),
});
export type Nutririsi = z.infer<typeof nutririsiFile>;
