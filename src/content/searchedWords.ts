import { z } from 'zod';
import { listById } from './fields.ts';
import { told } from './messages.ts';

const words = z.array(z.string().trim().min(2).max(40)).min(1).max(12);

/**
 * content/searched-words.json: what visitors type, by the id of the entry of the search that
 * must come first for it.
 */
export const searchedWordsFile = listById(
  z.strictObject({
    id: z.string().regex(/^(page|product|question|range)\//, told('shape.searchedEntry')),
    es: words,
    en: words,
    fr: words,
  }),
);
