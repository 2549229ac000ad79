import { z } from 'zod';
import { localised } from '../fields.ts';

/**
 * content/about.json: the company's figures and drawings; the text is in
 * content/texts/about.
 */
export const aboutFile = z.strictObject({
  caption: localised,
  people: z.array(z.string()).min(1),
  figures: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-zA-Z]+[0-9a-zA-Z]*$/),
        value: localised,
        label: localised,
      }),
    )
    .min(1),
  controls: z.array(localised).min(1),
  history: localised,
  fifty: localised,
});
export type About = z.infer<typeof aboutFile>;
