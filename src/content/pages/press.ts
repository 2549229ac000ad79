import { z } from 'zod';
import { id, localised, titledText } from '../fields.ts';

const labelled = z.strictObject({ label: localised, text: localised });

/** content/press.json: the front page of the press room and the materials to download. */
export const pressFile = z.strictObject({
  headline: z.strictObject({
    name: localised,
    strapline: localised,
    place: localised,
    edition: localised,
    weather: labelled,
    sound: labelled,
    title: localised,
    lead: localised,
    facts: z.array(localised).min(1),
  }),
  factSheet: z.strictObject({
    title: localised,
    figures: z.array(z.strictObject({ figure: localised, text: localised })).min(1),
  }),
  materials: z
    .array(
      titledText.extend({
        id,
        drawing: z.string(),
        formats: z.array(z.enum(['svg', 'png'])).min(1),
      }),
    )
    .min(1),
});
export type Press = z.infer<typeof pressFile>;
