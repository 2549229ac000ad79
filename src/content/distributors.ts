import { z } from 'zod';
import { id, localised, sample } from './fields.ts';

/** content/distributors.json: who delivers where. */
export const distributorsFile = z.strictObject({
  sample,
  distributors: z.array(
    z.strictObject({
      id,
      provinces: z.array(z.string()).min(1),
      name: z.string().min(1),
      image: z.string(),
      alt: localised,
      text: localised,
      sample,
    }),
  ),
});

/**
 * content/provinces.json: the provinces and autonomous cities, with their postal code
 * and their place on the drawn map.
 */
export const provincesFile = z.array(
  z.strictObject({
    id,
    code: z.string().regex(/^\d{2}$/, 'is not two digits like "08"'),
    plate: z
      .string()
      .regex(/^[A-Z]{1,3}$/, 'is not the one to three letters of old number plates'),
    name: localised,
    x: z.int().min(1),
    y: z.int().min(1),
  }),
);
