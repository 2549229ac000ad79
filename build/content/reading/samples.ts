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
export const samplesOf = (content: MarkedContent): Samples[] =>
  countsIn(content)
    .filter(([, , count]) => count > 0)
    .map(([kind, where, count]) => ({ kind, where, count }));

type MarkedContent = Pick<Content, 'products' | 'files' | 'texts' | 'sources'>;

type Counted = [kind: string, where: string, count: number];

function countsIn({ products, files, texts, sources }: MarkedContent): Counted[] {
  const company = files['content/company.json'];
  const distributors = files['content/distributors.json'];
  const contest = files['content/contest.json'];
  return [
    [
      'products with their ingredients, traces, nutrition and GTINs',
      'content/products/',
      marked(products),
    ],
    [
      'phone numbers and e-mail addresses',
      'content/company.json, contacts',
      marked(company?.contacts),
    ],
    [
      'terms for answers',
      'content/contact.json, replies',
      marked([files['content/contact.json']?.replies ?? {}]),
    ],
    ['social network addresses', 'content/company.json, social', marked(company?.social)],
    ['external links', 'content/links.json', marked(files['content/links.json'])],
    [
      'distributors',
      'content/distributors.json',
      distributors?.sample ? distributors.distributors.length : marked(distributors?.distributors),
    ],
    [
      'contest dates and prizes',
      'content/contest.json',
      marked(contest?.prizes) + marked([contest ?? {}]),
    ],
    [
      'example of a label',
      'content/nutririsi.json',
      marked([files['content/nutririsi.json'] ?? {}]),
    ],
    ['subsidies', 'content/company.json, subsidies', marked(company?.subsidies)],
    ['documents', 'content/downloads.json', marked(files['content/downloads.json'])],
    ['texts', 'content/texts/, front matter', marked(inSpanish(texts))],
    [
      'passages of texts',
      'content/texts/, {sample}',
      inSpanish(sources).flatMap((source) => source.match(samplePassage) ?? []).length,
    ],
    [
      'sustainability figures',
      'content/commitments.json',
      marked([files['content/commitments.json'] ?? {}]),
    ],
  ];
}

/** A text counts as one sample, not one per language. */
const inSpanish = <T>(byLanguage: ReadonlyMap<string, T>): T[] =>
  [...byLanguage].flatMap(([name, text]) =>
    name.replace(/\.md$/, '').endsWith(`/${defaultLanguage}`) ? [text] : [],
  );

const marked = (list: readonly { sample?: boolean | undefined }[] = []): number =>
  list.filter(({ sample }) => sample).length;
