import { z } from 'zod';
import { id, localised } from './fields.ts';

/** One of the 52 provinces and autonomous cities of Spain. */
const province = z.strictObject({
  id,
  /** Official code, the first two digits of postcodes. */
  code: z.string().regex(/^\d{2}$/, 'is not two digits like "08"'),
  /** The well-known abbreviation from licence plates. */
  plate: z
    .string()
    .regex(/^[A-Z]{1,3}$/, 'is not the one to three letters of old number plates'),
  name: localised,
  /** Column and row on the drawn map, from 1. */
  x: z.int().min(1),
  y: z.int().min(1),
});
export type Province = z.infer<typeof province>;

/** content/provinces.json */
export const provincesFile = z.array(province);
