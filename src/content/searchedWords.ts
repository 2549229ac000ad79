import { z } from 'zod';

const words = z.array(z.string().trim().min(2).max(40)).min(1).max(12);

/**
 * content/searched-words.json: what visitors type, by the id of the entry of the search that
 * must come first for it.
 */
export const searchedWordsFile = z.record(
  z
    .string()
    .regex(
      /^(page|product|question|range)\//,
      'does not begin with page/, product/, question/ or range/',
    ),
  z.strictObject({ es: words, en: words, fr: words }),
);
