import { z } from 'zod';
import { id, listById, localised, sample, webAddress } from './fields.ts';
import { told } from './messages.ts';

const contact = z.strictObject({
  id: z.string(),
  audience: localised,
  phone: z
    .string()
    .regex(/^[6-9]\d{2}( \d{3}){2}$/, told('shape.phone'))
    .nullable()
    .default(null),
  email: z.email(told('shape.email')),
  sample: z.boolean().optional(),
  hours: localised.optional(),
});
export type Contact = z.infer<typeof contact>;

/** How to reach whoever answers. */
export const contactWays = contact.pick({ phone: true, email: true });

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
    countryCode: z.string().regex(/^[A-Z]{2}$/, told('shape.country')),
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

/** A link to an external page. */
const link = z.strictObject({
  id,
  url: webAddress,
  label: localised,
  sample: z.boolean().optional(),
});
export type ExternalLink = Omit<z.infer<typeof link>, 'id'>;

/** Those that pages use. */
const usedLinks = [
  'certificates',
  'environmental-policy',
  'restaurant-promotion',
  'weather',
] as const;

/**
 * content/links.json: every external link of the site. Texts can link to any by name;
 * pages use those of `usedLinks`.
 */
export const linksFile = listById(link, usedLinks);
export type Links = Record<string, ExternalLink> & Record<(typeof usedLinks)[number], ExternalLink>;

/** A distributor in one or more provinces. */
const distributor = z.strictObject({
  id,
  provinces: z.array(z.string()).min(1),
  name: z.string().min(1),
  /** Name of a drawn scene, or of a photograph in public/distributors. */
  image: z.string(),
  alt: localised,
  text: localised,
  sample,
});
export type Distributor = z.infer<typeof distributor>;

/** content/distributors.json */
export const distributorsFile = z.strictObject({ distributors: z.array(distributor) });

/** One of the 52 provinces and autonomous cities of Spain. */
const province = z.strictObject({
  id,
  /** Official code, the first two digits of postcodes. */
  code: z.string().regex(/^\d{2}$/, told('shape.postalPrefix')),
  /** The well-known abbreviation from licence plates. */
  plate: z.string().regex(/^[A-Z]{1,3}$/, told('shape.plate')),
  name: localised,
  /** Column and row on the drawn map, from 1. */
  x: z.int().min(1),
  y: z.int().min(1),
  /** Of its capital, in degrees. */
  latitude: z.number().min(27).max(44),
  longitude: z.number().min(-19).max(5),
});
export type Province = z.infer<typeof province>;

/** content/provinces.json */
export const provincesFile = z.array(province);
