import { z } from 'zod';
import { pageNames } from '../../site/addresses/addresses.ts';
import { id, titledText } from '../fields.ts';

/** content/contact.json: the choices of the contact page and the page that each opens. */
export const contactFile = z.strictObject({
  choices: z.array(titledText.extend({ id, page: z.enum(pageNames) })).min(1),
});
export type ContactChoices = z.infer<typeof contactFile>;
