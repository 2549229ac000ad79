import type { z } from 'zod';
import { companyFile, distributorsFile, linksFile, provincesFile } from './company.ts';
import { dictionaryFile } from './dictionary/dictionary.ts';
import { downloadsFile } from './downloads.ts';
import { familiesFile } from './families.ts';
import { faqsFile } from './faqs.ts';
import {
  aboutFile,
  codeOfConductFile,
  commitmentsFile,
  contactFile,
  contestFile,
  historyFile,
  homeFile,
  nutririsiFile,
  pressFile,
} from './pages.ts';
import { redirectsFile } from './redirects.ts';
import { searchedWordsFile } from './searchedWords.ts';
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
  'content/searched-words.json': searchedWordsFile,
  'content/synonyms.json': synonymsFile,
  'content/dictionary/es.json': dictionaryFile,
  'content/dictionary/en.json': dictionaryFile,
  'content/dictionary/fr.json': dictionaryFile,
} as const;

export type FileName = keyof typeof contentFiles;
/** The parsed files; a file with a fault is missing. */
export type Files = { [F in FileName]?: z.infer<(typeof contentFiles)[F]> };
