import { z } from 'zod';
import { localised, titledText } from '../fields.ts';

/** content/history.json: the milestones of the company's history, in order. */
export const historyFile = z.strictObject({
  stations: z
    .array(
      titledText.extend({
        /** Counted by the worm as it comes by. */
        year: z.optional(z.int()),
        number: localised,
        drawing: z.string(),
      }),
    )
    .min(1),
  after: titledText.extend({ button: localised }),
});
export type History = z.infer<typeof historyFile>;
