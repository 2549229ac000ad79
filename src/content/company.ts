import { z } from 'zod';
import { localised } from './fields.ts';

/** An address of the web. */
const address = z.url({
  protocol: /^https$/,
  hostname: z.regexes.domain,
  error: 'is not an address that begins with https://',
});

const contact = z.strictObject({
  id: z.string(),
  audience: localised,
  phone: z
    .string()
    .regex(
      /^[6-9]\d{2}( \d{3}){2}$/,
      'is not a Spanish number like "900 000 010": nine digits in threes',
    )
    .nullable(),
  email: z.email('is not an e-mail address like info@risi.es'),
  sample: z.boolean().optional(),
  hours: localised.optional(),
});
export type Contact = z.infer<typeof contact>;

/** content/company.json */
export const companyFile = z.strictObject({
  name: z.string(),
  legalName: z.string(),
  founded: z.int(),
  footerYear: z.int(),
  minimumAge: z.int(),
  since: localised,
  headOffice: z.strictObject({
    town: z.string(),
    region: z.string(),
    country: localised,
    countryCode: z.string().regex(/^[A-Z]{2}$/, 'is no country code of two capitals'),
  }),
  contacts: z.array(contact),
  social: z.array(
    z.strictObject({
      id: z.enum(['instagram', 'facebook', 'youtube']),
      name: z.string(),
      url: address,
      sample: z.boolean().optional(),
    }),
  ),
  subsidies: z.array(
    z.strictObject({ id: z.enum(['ue', 'plan', 'region']), text: localised }),
  ),
  figures: z.record(z.string(), z.number()),
});

const link = z.strictObject({
  url: address,
  label: localised,
  sample: z.boolean().optional(),
});
export type Link = z.infer<typeof link>;
/** content/links.json: every external link of the site. */
export const linksFile = z.record(z.string(), link);
