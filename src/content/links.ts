import { z } from 'zod';
import { localised, webAddress } from './fields.ts';

/** A page outside of this site. */
const link = z.strictObject({
  url: webAddress,
  label: localised,
  sample: z.boolean().optional(),
});
export type ExternalLink = z.infer<typeof link>;

/**
 * content/links.json: every external link of the site. Texts link to any by its name,
 * pages to those that stand here.
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
