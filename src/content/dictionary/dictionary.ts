import { z } from 'zod';
import { catalogueWords } from './catalogue.ts';
import { companyWords } from './company.ts';
import { formWords } from './forms.ts';
import { layoutWords } from './layout.ts';
import { newsWords } from './news.ts';
import { scriptWords } from './scripts.ts';

/**
 * content/dictionary/<language>.json: every word of the interface, in groups, with the
 * placeholders that the code fills in. Every language has exactly these keys.
 */
export const dictionaryFile = z.strictObject({
  ...layoutWords,
  ...catalogueWords,
  ...newsWords,
  ...companyWords,
  ...formWords,
  ...scriptWords,
});

export type Dictionary = z.infer<typeof dictionaryFile>;
