import type { Language } from '../../../src/site/i18n/languages.ts';
import { plain } from '../../../src/site/search/folding.ts';
import { message } from '../../messages/messages.ts';
import type { Fault } from '../faults/fault.ts';
import type { Content } from '../reading/load.ts';

/** The name of a promotion in the title of its terms. */
const nameIn = (title: string): string => title.split(':')[0]?.trim() ?? '';

/** Terms of a promotion that were copied from another's must not keep its name. */
export function* checkTermsNames({ texts, passages, promotionTerms }: Content): Iterable<Fault> {
  const order = promotionTerms.map(({ id }) => id);
  const idOf = (text: string) => /^(?:content\/texts\/)?promotion-terms\/([^/]+)\//.exec(text)?.[1];
  const names = [...texts].flatMap(([text, { title }]) => {
    const id = idOf(text);
    return id ? { id, name: nameIn(title) } : [];
  });
  for (const { file, field, text } of passages) {
    const id = idOf(file);
    if (!id) continue;
    // Its own name may contain another's.
    const own = names.filter((one) => one.id === id);
    const isFirst = (one: string) => order.indexOf(one) < order.indexOf(id);
    const first = names.find((one) => one.name === nameIn(text) && isFirst(one.id));
    if (field === 'title' && first)
      yield { file, field, ...message('terms.otherName', { name: first.name }) };
    const rest = own.reduce((left, { name }) => left.replaceAll(name, ''), text);
    const other = names.find((one) => one.id !== id && rest.includes(one.name));
    if (other) yield { file, field, ...message('terms.otherName', { name: other.name }) };
  }
}

/** A sentence of the terms of a promotion that stands word for word in those of one before it. */
interface Copied {
  file: string;
  field: string;
  language: Language;
  sentence: string;
  /** The promotion, and the one that had the sentence. */
  id: string;
  other: string;
}

/** The sentences that terms share, in the order of the promotions. */
function* copiedSentences({ passages, promotionTerms }: Content): Iterable<Copied> {
  const order = promotionTerms.map(({ id }) => id);
  const own = passages.flatMap((passage) => {
    const [, id = ''] = /^content\/texts\/promotion-terms\/([^/]+)\//.exec(passage.file) ?? [];
    return /^(line|lead)/.test(passage.field) ? [{ ...passage, id }] : [];
  });
  const first = new Map<string, string>();
  for (const { id, file, field, language, text } of own.toSorted(
    (a, b) => order.indexOf(a.id) - order.indexOf(b.id),
  ))
    for (const sentence of text.split(/(?<=[.;])\s+/)) {
      const other = first.get(sentence);
      if (other === undefined) first.set(sentence, id);
      else if (other !== id) yield { file, field, language, sentence, id, other };
    }
}

/** What editors call a promotion. */
const spanishName = ({ texts }: Content, id: string): string =>
  nameIn(texts.get(`promotion-terms/${id}/es`)?.title ?? id);

/** A day or a month with its year, in any of the languages, and not the number of a law. */
const dated = /\p{L}(?: de)?\s20\d\d(?![\d/])/u;

/** Anchors of the sections that say what is a promotion's own. */
const ownSections = ['how', 'prizes', 'winners'];
/** Number of words from which a sentence says something of one promotion only. */
const tellingWords = 6;

/** Terms of a promotion that were copied from another's must not keep its days and prizes. */
export function* checkTermsCopied(content: Content): Iterable<Fault> {
  for (const copied of copiedSentences(content)) {
    const { file, field, sentence, other } = copied;
    const key = dated.test(sentence)
      ? 'terms.otherDates'
      : isOwn(copied, content)
        ? 'terms.otherPrizes'
        : undefined;
    if (key)
      yield {
        file,
        field,
        ...message(key, { text: sentence, name: spanishName(content, other) }),
      };
  }
}

/** Whether a sentence says how to take part, what is won or how it is handed over. */
function isOwn({ file, field, sentence }: Copied, { sources }: Content): boolean {
  const before =
    sources
      .get(file)
      ?.split('\n')
      .slice(0, Number(field.split(' ')[1])) ?? [];
  const section = before.findLast((line) => line.startsWith('## ')) ?? '';
  return (
    ownSections.some((id) => section.endsWith(`{#${id}}`)) &&
    !sentence.startsWith('#') &&
    (sentence.match(/\p{L}{2,}/gu) ?? []).length >= tellingWords
  );
}

/** Terms of a promotion that were copied from another's must not keep its product. */
export function* checkTermsProducts(content: Content): Iterable<Fault> {
  for (const copied of copiedSentences(content)) {
    const { file, field, language, sentence, id, other } = copied;
    if (dated.test(sentence) || isOwn(copied, content)) continue;
    const own = productNames(content, id, language);
    const words = wordsOf(sentence);
    const product = productNames(content, other, language).find(
      (name) =>
        words.includes(wordsOf(name)) && !own.some((one) => wordsOf(one).includes(wordsOf(name))),
    );
    if (!product) continue;
    const name = spanishName(content, other);
    yield { file, field, ...message('terms.otherProduct', { text: sentence, name, product }) };
  }
}

/** Whole words, however they are spelt. */
const wordsOf = (text: string): string =>
  ` ${plain(text)
    .match(/[a-z0-9]+/g)
    ?.join(' ')} `;

/** The names of a promotion's product and of its range. */
function productNames(content: Content, id: string, language: Language): string[] {
  const key = content.promotionTerms.find((terms) => terms.id === id)?.product;
  const product = content.products.find((one) => one.key === key);
  if (!product) return [];
  const range = content.files['content/families.json']?.[product.family].ranges[product.range];
  return [product.title[language], ...(range ? [range.name[language]] : [])];
}
