import { z } from 'zod';
import { languages } from '../site/i18n/languages.ts';

/**
 * content/redirects.json: old and misspelt addresses, and the page that each redirects
 * to.
 */
export const redirectsFile = z.array(
  z.strictObject({
    from: z
      .string()
      .regex(
        /^\/[^?#\s]+$/,
        'is not an address like /es/tienda, without host, question mark and spaces',
      ),
    to: z.string().startsWith('page:', 'does not begin with page:'),
    language: z.enum(languages).optional(),
  }),
);
export type RedirectEntry = z.infer<typeof redirectsFile>[number];
