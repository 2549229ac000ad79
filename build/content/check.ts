import { complain, say } from '../commands/commandLine.ts';
import { describeFault, type Fault, readableField } from './faults/fault.ts';
import { type CheckLanguage, inSpanish, spanishFault } from './faults/spanish.ts';
import { type Content, loadContent } from './reading/load.ts';
import { samplesOf } from './reading/samples.ts';
import { checkAnchors, checkLinks } from './rules/links.ts';
import { checkDatedWords, checkFrontMatter, checkMetadata } from './rules/metadata.ts';
import { checkPacks } from './rules/packs.ts';
import { checkPhotoFiles, checkPhotos } from './rules/photos.ts';
import { checkPictures } from './rules/pictures.ts';
import { checkAllergens } from './rules/products/allergens.ts';
import { checkChanges } from './rules/products/changes.ts';
import { checkClaims } from './rules/products/claims.ts';
import { checkClaimTexts, checkComposition } from './rules/products/claimTexts.ts';
import { checkGtins } from './rules/products/gtins.ts';
import { checkNutrition } from './rules/products/nutrition.ts';
import { checkPackaging } from './rules/products/packaging.ts';
import { checkRecalls } from './rules/recalls.ts';
import { checkRedirects } from './rules/redirects.ts';
import {
  checkContestDates,
  checkProvinces,
  checkReferences,
  checkSearchedWords,
} from './rules/references.ts';
import type { Rule } from './rules/rule.ts';
import { checkLanguages } from './rules/texts/languages.ts';
import { checkFigures, checkPlaceholders } from './rules/texts/placeholders.ts';
import { checkPlainText, checkSentences } from './rules/texts/sentences.ts';
import { checkTypography } from './rules/texts/typography.ts';
import { checkWording } from './rules/texts/wording.ts';
import { upgradesOf } from './upgrade.ts';

/** Every rule over content/, each a function from the content to its faults. */
const rules: Rule[] = [
  checkReferences,
  checkSearchedWords,
  checkPlaceholders,
  checkPlainText,
  checkLanguages,
  checkTypography,
  checkWording,
  checkSentences,
  checkFigures,
  checkMetadata,
  checkLinks,
  checkAnchors,
  checkFrontMatter,
  checkDatedWords,
  checkContestDates,
  checkPictures,
  checkPacks,
  checkPhotoFiles,
  checkNutrition,
  checkClaims,
  checkClaimTexts,
  checkAllergens,
  checkComposition,
  checkGtins,
  checkPackaging,
  checkChanges,
  checkProvinces,
  checkRedirects,
  checkRecalls,
];

/** The content and its faults. */
export interface Checked {
  content: Content;
  faults: Fault[];
}

/**
 * Reads and checks everything in content/. Content that does not parse is not checked
 * further, so that one mistake is reported once.
 */
export function checkContent(root: string): Checked {
  const content = loadContent(root);
  return { content, faults: faultsIn(content) };
}

/** The faults of content that was read. */
export const faultsIn = (content: Content): Fault[] =>
  [...content.faults, ...rules.flatMap((rule) => [...rule(content)])].map((fault) =>
    readableFault(fault, content),
  );

/** Like `checkContent`, and also inspects the photographs, which takes longer. */
export async function checkEverything(root: string): Promise<Checked> {
  const { content, faults } = checkContent(root);
  const inPhotos = await checkPhotos(content);
  return {
    content,
    faults: [...faults, ...inPhotos.map((fault) => readableFault(fault, content))],
  };
}

const readableFault = (fault: Fault, { json }: Content): Fault => ({
  ...fault,
  field: readableField(fault.field, json.get(fault.file)),
});

/**
 * How to treat sample values: `publish` rejects them, and `allowSamples` accepts them
 * anyway.
 */
interface CheckOptions {
  publish: boolean;
  allowSamples: boolean;
  /** The language of the report; defaults to English. */
  language?: CheckLanguage;
}

/**
 * Checks content/ and prints a report for editors.
 *
 * @returns Whether the content is fit for what it is checked for.
 */
export async function reportContent(
  root: string,
  { publish, allowSamples, language = 'en' }: CheckOptions,
): Promise<boolean> {
  const { content, faults } = await checkEverything(root);
  const inLanguage = language === 'es' ? inSpanish : (sentence: string) => sentence;
  for (const fault of faults)
    complain(describeFault(language === 'es' ? spanishFault(fault) : fault));
  if (faults.length && upgradesOf(root).size)
    complain(
      inLanguage(
        'Some files are in an older form: npm run check:content -- --upgrade converts them.',
      ),
    );
  const { products, texts, faqs } = content;
  const questions = faqs.flatMap((group) => group.questions);
  const counts = `${products.length} products, ${texts.size} texts, ${questions.length} questions`;
  const found = { 0: 'no fault', 1: '1 fault' }[faults.length] ?? `${faults.length} faults`;
  say(inLanguage(`${counts}: ${found}`));
  const samples = samplesOf(content);
  if (samples.length) say(inLanguage('Sample values, not the company’s own:'));
  for (const { kind, where, count } of samples) say(`  ${count} ${inLanguage(kind)} (${where})`);
  const sum = samples.reduce((all, { count }) => all + count, 0);
  if (sum) say(`  ${inLanguage(`${sum} in all`)}`);
  const refused = publish && !allowSamples && samples.length > 0;
  if (refused)
    complain(
      inLanguage(
        'Sample values are not published. Replace them and remove "sample": true, or publish them knowingly with --allow-samples.',
      ),
    );
  return faults.length === 0 && !refused;
}
