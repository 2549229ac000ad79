import { z } from 'zod';
import { id, localised, sample } from './fields.ts';

/** Who delivers in one or more provinces. */
const distributor = z.strictObject({
  id,
  /** Ids of provinces. */
  provinces: z.array(z.string()).min(1),
  name: z.string().min(1),
  /** Name of a scene of the picture kit, or of a photograph in public/distributors. */
  image: z.string(),
  alt: localised,
  text: localised,
  sample,
});
export type Distributor = z.infer<typeof distributor>;

/** content/distributors.json: who delivers where. */
export const distributorsFile = z.strictObject({
  sample,
  distributors: z.array(distributor),
});
