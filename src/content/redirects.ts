import { z } from 'zod';
import { languages } from '../site/i18n/languages.ts';
import { pageReference } from './fields.ts';
import { told } from './messages.ts';

/**
 * content/redirects.json: old and misspelt addresses, and the page that each redirects
 * to.
 */
export const redirectsFile = z.array(
  z.strictObject({
    from: z.string().regex(/^\/[^?#\s]+$/, told('shape.address')),
    to: pageReference,
    language: z.enum(languages).optional(),
  }),
);
export type RedirectEntry = z.infer<typeof redirectsFile>[number];
