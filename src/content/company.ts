import { z } from 'zod';
import { localised, sample, webAddress } from './fields.ts';

/** A contact for one audience. */
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
    countryCode: z
      .string()
      .regex(/^[A-Z]{2}$/, 'is not a country code of two capitals, like "ES"'),
  }),
  contacts: z.array(contact),
  social: z.array(
    z.strictObject({
      id: z.enum(['instagram', 'facebook', 'youtube']),
      name: z.string(),
      url: webAddress,
      sample: z.boolean().optional(),
    }),
  ),
  subsidies: z.array(
    z.strictObject({
      id: z.enum(['ue', 'plan', 'region']),
      sample,
      text: localised,
    }),
  ),
  figures: z.record(z.string(), z.number()),
});
export type Company = z.infer<typeof companyFile>;
