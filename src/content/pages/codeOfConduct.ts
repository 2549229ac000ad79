import { z } from 'zod';
import { pageNames } from '../../site/addresses/addresses.ts';
import { localised } from '../fields.ts';

const chapter = z.strictObject({ page: z.enum(pageNames), summary: localised });
const place = chapter.extend({ name: localised });

/**
 * content/code-of-conduct.json: the chapters of the code, whose names are in the
 * dictionary, and the sub-pages of its society chapter.
 */
export const codeOfConductFile = z.strictObject({
  chapters: z.array(chapter).min(1),
  society: z.array(place).min(1),
});
export type CodeOfConduct = z.infer<typeof codeOfConductFile>;
