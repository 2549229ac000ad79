import type { z } from 'zod';
import { dictionaryFile } from '../../src/content/dictionary/dictionary.ts';
import { aboutFile } from './about.ts';
import { commitmentsFile } from './commitments.ts';
import { companyFile, linksFile } from './company.ts';
import { conductFile } from './conduct.ts';
import { contactFile } from './contact.ts';
import { contestFile } from './contest.ts';
import { distributorsFile, provincesFile } from './distributors.ts';
import { downloadsFile } from './downloads.ts';
import { familiesFile, faqsFile } from './family.ts';
import { historyFile } from './history.ts';
import { homeFile } from './home.ts';
import { nutririsiFile } from './nutririsi.ts';
import { pressFile } from './press.ts';
import { redirectsFile } from './redirects.ts';

/**
 * The JSON files of content/ with what each must hold; products and texts come as
 * folders, see load.ts.
 */
export const files = {
  'content/company.json': companyFile,
  'content/links.json': linksFile,
  'content/families.json': familiesFile,
  'content/faqs.json': faqsFile,
  'content/home.json': homeFile,
  'content/about.json': aboutFile,
  'content/history.json': historyFile,
  'content/nutririsi.json': nutririsiFile,
  'content/commitments.json': commitmentsFile,
  'content/code-of-conduct.json': conductFile,
  'content/contact.json': contactFile,
  'content/contest.json': contestFile,
  'content/distributors.json': distributorsFile,
  'content/provinces.json': provincesFile,
  'content/downloads.json': downloadsFile,
  'content/press.json': pressFile,
  'content/redirects.json': redirectsFile,
  'content/dictionary/es.json': dictionaryFile,
  'content/dictionary/en.json': dictionaryFile,
  'content/dictionary/fr.json': dictionaryFile,
} as const;

export type FileName = keyof typeof files;
/** What was read of each file; a file with a fault is left out. */
export type Files = { [F in FileName]?: z.infer<(typeof files)[F]> };
