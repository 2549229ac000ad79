import type { z } from 'zod';
import { companyFile } from './company.ts';
import { dictionaryFile } from './dictionary/dictionary.ts';
import { distributorsFile } from './distributors.ts';
import { downloadsFile } from './downloads.ts';
import { familiesFile } from './families.ts';
import { faqsFile } from './faqs.ts';
import { linksFile } from './links.ts';
import { aboutFile } from './pages/about.ts';
import { codeOfConductFile } from './pages/codeOfConduct.ts';
import { commitmentsFile } from './pages/commitments.ts';
import { contactFile } from './pages/contact.ts';
import { contestFile } from './pages/contest.ts';
import { historyFile } from './pages/history.ts';
import { homeFile } from './pages/home.ts';
import { nutririsiFile } from './pages/nutririsi.ts';
import { pressFile } from './pages/press.ts';
import { provincesFile } from './provinces.ts';
import { redirectsFile } from './redirects.ts';
import { synonymsFile } from './synonyms.ts';

/**
 * The JSON files of content/ with their schemas. Products and texts are folders:
 * product.ts and text.ts.
 */
export const contentFiles = {
  'content/company.json': companyFile,
  'content/links.json': linksFile,
  'content/families.json': familiesFile,
  'content/faqs.json': faqsFile,
  'content/home.json': homeFile,
  'content/about.json': aboutFile,
  'content/history.json': historyFile,
  'content/nutririsi.json': nutririsiFile,
  'content/commitments.json': commitmentsFile,
  'content/code-of-conduct.json': codeOfConductFile,
  'content/contact.json': contactFile,
  'content/contest.json': contestFile,
  'content/distributors.json': distributorsFile,
  'content/provinces.json': provincesFile,
  'content/downloads.json': downloadsFile,
  'content/press.json': pressFile,
  'content/redirects.json': redirectsFile,
  'content/synonyms.json': synonymsFile,
  'content/dictionary/es.json': dictionaryFile,
  'content/dictionary/en.json': dictionaryFile,
  'content/dictionary/fr.json': dictionaryFile,
} as const;

export type FileName = keyof typeof contentFiles;
/** The parsed files; a file with a fault is missing. */
export type Files = { [F in FileName]?: z.infer<(typeof contentFiles)[F]> };
