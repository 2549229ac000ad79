import { z } from 'zod';
import { id, localised, sample } from './fields.ts';

/** A distributor in one or more provinces. */
const distributor = z.strictObject({
  id,
  /** Ids of provinces. */
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
export const distributorsFile = z.strictObject({
  sample,
  distributors: z.array(distributor),
});
