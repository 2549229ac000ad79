import type { Language } from '../../src/site/i18n/languages.ts';
import { complain, say } from '../commands/commandLine.ts';
import { inWords, type Message, message, systemLanguage } from '../messages/messages.ts';
import { describeFaults, type Fault, mostFaults } from './faults/fault.ts';
import { type Content, loadContent } from './reading/load.ts';
import { samplesOf } from './reading/samples.ts';
import { checkAnchors, checkLinks } from './rules/links.ts';
import { checkDatedWords, checkFrontMatter, checkMetadata } from './rules/metadata.ts';
import { checkLettering, checkPacks } from './rules/packs.ts';
import { checkPhotoFiles, checkPhotos } from './rules/photos.ts';
import { checkPictures } from './rules/pictures.ts';
import { checkAllergens } from './rules/products/allergens.ts';
import { checkChanges, checkCopiedReviews } from './rules/products/changes.ts';
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
import {
  checkTermsCopied,
  checkTermsFigures,
  checkTermsNames,
  checkTermsRead,
} from './rules/terms.ts';
import { checkLanguages } from './rules/texts/languages.ts';
import { checkFigures, checkPlaceholders } from './rules/texts/placeholders.ts';
import { checkPlainText, checkSentences } from './rules/texts/sentences.ts';
import { checkTypography } from './rules/texts/typography.ts';
import { checkWording } from './rules/texts/wording.ts';
import { unreadIn } from './translations.ts';
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
  checkTermsCopied,
  checkTermsFigures,
  checkTermsNames,
  checkTermsRead,
  checkPictures,
  checkPacks,
  checkLettering,
  checkPhotoFiles,
  checkNutrition,
  checkClaims,
  checkClaimTexts,
  checkAllergens,
  checkComposition,
  checkGtins,
  checkPackaging,
  checkChanges,
  checkCopiedReviews,
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
export const faultsIn = (content: Content): Fault[] => [
  ...content.faults,
  ...rules.flatMap((rule) => [...rule(content)]),
];

/** Like `checkContent`, and also inspects the photographs, which takes longer. */
export async function checkEverything(root: string): Promise<Checked> {
  const { content, faults } = checkContent(root);
  return { content, faults: [...faults, ...(await checkPhotos(content))] };
}

/**
 * How to treat sample values: `publish` rejects them, and `allowSamples` accepts them
 * anyway.
 */
interface CheckOptions {
  publish: boolean;
  allowSamples: boolean;
  /** Defaults to that of the system. */
  language?: Language;
  /** Whether every fault is shown, or the first ones. */
  all?: boolean;
}

/**
 * Checks content/ and prints a report for editors.
 *
 * @returns Whether the content is fit for what it is checked for.
 */
export async function reportContent(
  root: string,
  { publish, allowSamples, language = systemLanguage(process.env), all = false }: CheckOptions,
): Promise<boolean> {
  const { content, faults } = await checkEverything(root);
  const words = (said: Message) => inWords(said, language);
  if (faults.length) complain(describeFaults(faults, language, content.json, all));
  if (faults.length && upgradesOf(root).size) complain(words(message('report.older')));
  say(words(summaryOf(content, faults.length)));
  const samples = samplesOf(content);
  if (samples.length) say(words(message('sample.title')));
  for (const { kind, where, count } of samples)
    say(`  ${count} ${words(message(kind))} (${where})`);
  const sum = samples.reduce((total, { count }) => total + count, 0);
  if (sum) say(`  ${words(message('sample.sum', { count: sum }))}`);
  const unread = describeUnread(content, language);
  if (unread) say(unread);
  const refused = publish && !allowSamples && samples.length > 0;
  if (refused) complain(words(message('sample.refused')));
  return faults.length === 0 && !refused;
}

/**
 * Which translations may be out of date, line by line, or nothing; that is no fault.
 *
 * @param command Whether to say the command that marks them as read: the desk has a button.
 */
export function describeUnread(content: Content, language: Language, command = true): string {
  const words = (said: Message) => inWords(said, language);
  const series = new Intl.ListFormat(language);
  const named = (list: Language[]) =>
    series.format(list.map((one) => words(message(`language.${one}`))));
  const unread = unreadIn(content);
  const [first] = unread;
  if (!first) return '';
  const stale = unread.filter(({ rest }) => rest.length);
  const lines = stale
    .slice(0, mostFaults)
    .map(({ place, changed, rest }) =>
      message('unread.place', { place, changed: named(changed), rest: named(rest) }),
    );
  const more = stale.length - lines.length;
  if (more) lines.push(message('unread.more', { count: more }));
  const whole = unread.length - stale.length;
  const { place } = stale[0] ?? first;
  return [
    ...(stale.length ? [words(message('unread.title'))] : []),
    ...lines.map((line) => `  ${words(line)}`),
    ...(whole ? [words(message('unread.everywhere', { count: whole }))] : []),
    ...(command ? [words(message('unread.mark', { place }))] : []),
  ].join('\n');
}

function summaryOf({ products, texts, faqs }: Content, faults: number): Message {
  const counts = { 0: message('faults.none'), 1: message('faults.one') };
  return message('report.summary', {
    products: products.length,
    texts: texts.size,
    questions: faqs.flatMap((group) => group.questions).length,
    faults: counts[faults as keyof typeof counts] ?? message('faults.many', { count: faults }),
  });
}
