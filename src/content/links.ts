import { z } from 'zod';
import { localised, webAddress } from './fields.ts';

/** A link to an external page. */
const link = z.strictObject({
  url: webAddress,
  label: localised,
  sample: z.boolean().optional(),
});
export type ExternalLink = z.infer<typeof link>;

/**
 * content/links.json: every external link of the site. Texts can link to any by name;
 * pages use those listed here.
 */
export const linksFile = z
  .object({
    certificates: link,
    'environmental-policy': link,
    'restaurant-promotion': link,
    weather: link,
  })
  .catchall(link);
export type Links = z.infer<typeof linksFile>;
