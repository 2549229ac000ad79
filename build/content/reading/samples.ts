import type { Content } from './load.ts';

/** Values that are plausible but not the company's own, by what they are. */
export interface Samples {
  kind: string;
  /** How an editor finds them. */
  where: string;
  count: number;
}

/**
 * Every value marked `"sample": true`, counted by kind; kinds without samples are left
 * out.
 */
export function samplesOf({
  products,
  files,
}: Pick<Content, 'products' | 'files'>): Samples[] {
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
      kind: 'sustainability figures',
      where: 'content/commitments.json',
      count: marked([files['content/commitments.json'] ?? {}]),
    },
  ].filter(({ count }) => count > 0);
}
