import { defaultLanguage } from '../../../src/site/i18n/languages.ts';
import { samplePassage } from '../compiling/text.ts';
import type { Content } from './load.ts';

/** A kind of sample value: plausible, but not the company's own. */
export interface Samples {
  kind: string;
  /** Where an editor finds them. */
  where: string;
  count: number;
}

/** Counts every value marked `"sample": true` by kind; omits kinds without samples. */
export function samplesOf({
  products,
  files,
  texts,
  sources,
}: Pick<Content, 'products' | 'files' | 'texts' | 'sources'>): Samples[] {
  const company = files['content/company.json'];
  const distributors = files['content/distributors.json'];
  const contest = files['content/contest.json'];
  const marked = (list: readonly { sample?: boolean | undefined }[] = []) =>
    list.filter(({ sample }) => sample).length;
  return [
    {
      kind: 'products with their ingredients, traces, nutrition and GTINs',
      where: 'content/products/',
      count: marked(products),
    },
    {
      kind: 'phone numbers and e-mail addresses',
      where: 'content/company.json, contacts',
      count: marked(company?.contacts),
    },
    {
      kind: 'terms for answers',
      where: 'content/contact.json, replies',
      count: marked([files['content/contact.json']?.replies ?? {}]),
    },
    {
      kind: 'social network addresses',
      where: 'content/company.json, social',
      count: marked(company?.social),
    },
    {
      kind: 'external links',
      where: 'content/links.json',
      count: marked(Object.values(files['content/links.json'] ?? {})),
    },
    {
      kind: 'distributors',
      where: 'content/distributors.json',
      count: distributors?.sample
        ? distributors.distributors.length
        : marked(distributors?.distributors),
    },
    {
      kind: 'contest dates and prizes',
      where: 'content/contest.json',
      count: marked(contest?.prizes) + marked([contest ?? {}]),
    },
    {
      kind: 'example of a label',
      where: 'content/nutririsi.json',
      count: marked([files['content/nutririsi.json'] ?? {}]),
    },
    {
      kind: 'subsidies',
      where: 'content/company.json, subsidies',
      count: marked(company?.subsidies),
    },
    {
      kind: 'documents',
      where: 'content/downloads.json',
      count: marked(Object.values(files['content/downloads.json'] ?? {})),
    },
    {
      kind: 'texts',
      where: 'content/texts/, front matter',
      count: marked(inSpanish(texts)),
    },
    {
      kind: 'passages of texts',
      where: 'content/texts/, {sample}',
      count: inSpanish(sources).flatMap((source) => source.match(samplePassage) ?? [])
        .length,
    },
    {
      kind: 'sustainability figures',
      where: 'content/commitments.json',
      count: marked([files['content/commitments.json'] ?? {}]),
    },
  ].filter(({ count }) => count > 0);
}

/** A text counts as one sample, not one per language. */
const inSpanish = <T>(byLanguage: ReadonlyMap<string, T>): T[] =>
  [...byLanguage].flatMap(([name, text]) =>
    name.replace(/\.md$/, '').endsWith(`/${defaultLanguage}`) ? [text] : [],
  );
