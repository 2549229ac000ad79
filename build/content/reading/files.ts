import type { z } from 'zod';
import { aboutFile } from '../../../src/content/about.ts';
import { conductFile } from '../../../src/content/codeOfConduct.ts';
import { commitmentsFile } from '../../../src/content/commitments.ts';
import { companyFile, linksFile } from '../../../src/content/company.ts';
import { contactFile } from '../../../src/content/contact.ts';
import { contestFile } from '../../../src/content/contest.ts';
import { dictionaryFile } from '../../../src/content/dictionary/dictionary.ts';
import { distributorsFile, provincesFile } from '../../../src/content/distributors.ts';
import { familiesFile, faqsFile } from '../../../src/content/families.ts';
import { historyFile } from '../../../src/content/history.ts';
import { homeFile } from '../../../src/content/home.ts';
import { nutririsiFile } from '../../../src/content/nutririsi.ts';
import { pressFile } from '../../../src/content/press.ts';
import { downloadsFile } from '../compiling/downloads.ts';
import { redirectsFile } from '../compiling/redirects.ts';

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
