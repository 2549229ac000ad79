import { defaultLanguage } from '../../../src/site/i18n/languages.ts';
import type { MessageKey } from '../../messages/messages.ts';
import { samplePassage } from '../compiling/text.ts';
import type { Content } from './load.ts';

type SampleKind = Extract<MessageKey, `samples.${string}`>;

/** A kind of sample value: plausible, but not the company's own. */
export interface Samples {
  kind: SampleKind;
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

type Counted = [kind: SampleKind, where: string, count: number];

function countsIn({ products, files, texts, sources }: MarkedContent): Counted[] {
  const company = files['content/company.json'];
  const contest = files['content/contest.json'];
  return [
    ['samples.products', 'content/products/', marked(products)],
    ['samples.contacts', 'content/company.json, contacts', marked(company?.contacts)],
    [
      'samples.replies',
      'content/contact.json, replies',
      marked([files['content/contact.json']?.replies ?? {}]),
    ],
    ['samples.social', 'content/company.json, social', marked(company?.social)],
    ['samples.links', 'content/links.json', marked(files['content/links.json'])],
    [
      'samples.distributors',
      'content/distributors.json',
      marked(files['content/distributors.json']?.distributors),
    ],
    ['samples.contest', 'content/contest.json', marked(contest?.prizes) + marked([contest ?? {}])],
    ['samples.label', 'content/nutririsi.json', marked([files['content/nutririsi.json'] ?? {}])],
    ['samples.subsidies', 'content/company.json, subsidies', marked(company?.subsidies)],
    ['samples.documents', 'content/downloads.json', marked(files['content/downloads.json'])],
    ['samples.texts', 'content/texts/, sample: true', marked(inSpanish(texts))],
    [
      'samples.passages',
      'content/texts/, {sample}',
      inSpanish(sources).flatMap((source) => source.match(samplePassage) ?? []).length,
    ],
    [
      'samples.figures',
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
