import { z } from 'zod';
import { maxDescription, maxTitle, minDescription } from '../site/metadata/lengths.ts';
import { pastDay, pastMonthOrDay } from './days.ts';
import { sample } from './fields.ts';

const frontMatter = z.strictObject({
  title: z.string().min(1),
  headTitle: z.string().min(1).max(maxTitle),
  description: z.string().min(minDescription).max(maxDescription),
  lead: z.string().min(1),
  note: z.string().min(1).optional(),
  sample,
  updated: pastMonthOrDay.optional(),
  /** Hash of the words of `updated`, which the check compares. */
  words: z.string().optional(),
});

/** Front matter by kind of text; promotion terms include their place in the list. */
export const frontMatters = {
  page: frontMatter,
  terms: frontMatter.extend({
    position: z.int(),
    /** Key of the product whose pack is on the promotion's ticket. */
    product: z.string().optional(),
    /** The day on which somebody who knows the law read all of it; the check asks for it. */
    reviewed: pastDay.optional(),
  }),
};
