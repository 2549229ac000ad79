import { z } from 'zod';
import { pageNames } from '../../site/addresses/addresses.ts';
import { id, sample, titledText } from '../fields.ts';

/** Working days in which the company answers a form, as its thanks promise. */
const days = z.int().min(2).max(60);

/**
 * content/contact.json: how soon forms are answered, and the choices of the contact page
 * with the page that each opens.
 */
export const contactFile = z.strictObject({
  replies: z.strictObject({
    sample,
    workingDays: z.strictObject({
      question: days,
      work: days,
      other: days,
      press: days,
      distributor: days,
    }),
  }),
  choices: z.array(titledText.extend({ id, page: z.enum(pageNames) })).min(1),
});
export type ContactChoices = z.infer<typeof contactFile>;
