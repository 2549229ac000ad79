import { z } from 'zod';
import { pageNames } from '../../site/addresses/addresses.ts';
import { biscuitGroupPages } from '../../site/catalogue/biscuitGroups.ts';
import { familyIds } from '../../site/catalogue/families.ts';
import { id, localised, titledText } from '../fields.ts';

const gondola = z.strictObject({ motif: z.string(), name: localised });
/**
 * The target of a gondola on a half wheel: a range of the family, or a group of biscuits.
 */
const line = z.union([
  gondola.extend({ range: z.string() }),
  gondola.extend({ group: z.enum(biscuitGroupPages) }),
]);

const stall = z.strictObject({
  family: z.enum(familyIds),
  text: localised,
  /** A half wheel has two to five gondolas. */
  lines: z.array(line).min(2).max(5),
});

/** The target of a banner: a page and its parameters. */
const place = z.strictObject({
  page: z.enum(pageNames),
  parameters: z.record(z.string(), z.string()),
});

/** content/home.json: the texts of the home page, block by block. */
export const homeFile = z.strictObject({
  hero: z.strictObject({ text: localised, button: localised }),
  manifesto: z.strictObject({ text: localised, link: localised }),
  wheel: titledText.extend({
    items: z
      .array(z.strictObject({ range: z.string(), motif: z.string(), line: localised }))
      .min(1),
  }),
  stalls: z.array(stall).min(1),
  history: z.strictObject({
    year: z.string().regex(/^\d{4}$/),
    title: localised,
    link: localised,
    figures: z.array(z.strictObject({ value: localised, label: localised })).min(1),
  }),
  news: z.strictObject({ title: localised, more: localised }),
  newsletter: titledText,
  ethics: z.strictObject({ text: localised, link: localised }),
  banners: z
    .array(titledText.extend({ id, button: localised, place, picture: z.string() }))
    .min(1),
});
export type Home = z.infer<typeof homeFile>;
