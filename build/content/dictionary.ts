import { z } from 'zod';

/** content/dictionary/<language>.json: the words of the interface, in groups. */
export const dictionaryFile = z.record(
  z.string(),
  z.record(z.string(), z.string().trim().min(1)),
);
