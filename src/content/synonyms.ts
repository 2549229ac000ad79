import { z } from 'zod';

const groups = z.array(z.array(z.string().trim().min(2).max(40)).min(2).max(8)).max(60);

/** content/synonyms.json */
export const synonymsFile = z.strictObject({ es: groups, en: groups, fr: groups });
export type SynonymGroups = z.infer<typeof synonymsFile>;
