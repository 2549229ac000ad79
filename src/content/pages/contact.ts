import { z } from 'zod';
import { pageNames } from '../../site/addresses/addresses.ts';
import { id, sample, titledText } from '../fields.ts';

/** Working days until a form is answered, as its thank-you message promises. */
const days = z.int().min(2).max(60);

/**
 * content/contact.json: reply times of forms, and the options of the contact page with
 * the page that each opens.
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
