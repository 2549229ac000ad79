import type { Language } from '../../../src/site/i18n/languages.ts';
import { plain } from '../../../src/site/search/folding.ts';
import { message } from '../../messages/messages.ts';
import type { Fault } from '../faults/fault.ts';
import type { Content } from '../reading/load.ts';

/** The name of a promotion in the title of its terms. */
const nameIn = (title: string): string => title.split(':')[0]?.trim() ?? '';

/** The promotion that a text is the terms of, by its file. */
const idOf = (file: string) => /^(?:content\/texts\/)?promotion-terms\/([^/]+)\//.exec(file)?.[1];

/** Terms of a promotion that were copied from another's must not keep its name. */
export function* checkTermsNames({ texts, passages, promotionTerms }: Content): Iterable<Fault> {
  const order = promotionTerms.map(({ id }) => id);
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

/** A day or a month with its year, in any of the languages, and not the number of a law. */
const dated = /\p{L}(?: de)?\s20\d\d(?![\d/])/u;
/** Number of words from which a sentence says something of one promotion only. */
const tellingWords = 4;
/** Promotions share the law that holds for all of them. */
const sharedSection = /^## .*\{#general\}$/;

/**
 * Sentences of terms that stand word for word in another promotion's. Until the terms are read as
 * a whole, all are told, because some hold for the other one only. Its days and its product never
 * hold for both.
 */
export function* checkTermsCopied(content: Content): Iterable<Fault> {
  const { texts, promotionTerms } = content;
  const order = promotionTerms.map(({ id }) => id);
  const own = termsPassages(content).toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  const first = new Map<string, string>();
  let heading = '';
  for (const { id, file, field, language, text } of own) {
    // The lead is before all sections.
    if (text.startsWith('#') || field === 'lead') heading = text;
    if (text.startsWith('#')) continue;
    const isRead = texts.get(`promotion-terms/${id}/${language}`)?.reviewed !== undefined;
    const mayAgree = isRead || sharedSection.test(heading);
    const sentences = text.split(/(?<=[.;])\s+/);
    const names = (promotion: string) => productNames(content, promotion, language);
    const copied = sentences.filter((sentence) => {
      const other = first.get(sentence) ?? id;
      if (other === id) return false;
      const isOthers = dated.test(sentence) || hasOthersName(sentence, names(other), names(id));
      return isOthers || (!mayAgree && isTelling(sentence));
    });
    for (const sentence of sentences) if (!first.has(sentence)) first.set(sentence, id);
    const other = first.get(copied[0] ?? '');
    if (!other) continue;
    const name = nameIn(texts.get(`promotion-terms/${other}/es`)?.title ?? other);
    const key = isRead ? 'terms.others' : 'terms.copied';
    yield { file, field, ...message(key, { text: copied.join(' '), name }) };
  }
}

/** The sentences of all terms, by promotion. */
const termsPassages = ({ passages, promotionTerms }: Content) =>
  passages.flatMap((passage) => {
    const id = promotionTerms.find((terms) => terms.id === idOf(passage.file))?.id;
    return id && /^(line|lead)/.test(passage.field) ? [{ ...passage, id }] : [];
  });

const isTelling = (sentence: string): boolean =>
  (sentence.match(/\p{L}{2,}/gu) ?? []).length >= tellingWords;

/** Whether a sentence has one of another promotion's names, which is not within one of its own. */
const hasOthersName = (
  sentence: string,
  others: readonly string[],
  own: readonly string[],
): boolean =>
  others
    .map(wordsOf)
    .some(
      (name) => wordsOf(sentence).includes(name) && !own.some((one) => wordsOf(one).includes(name)),
    );

/** Whole words, however they are spelt. */
const wordsOf = (text: string): string => ` ${(plain(text).match(/[a-z0-9]+/g) ?? []).join(' ')} `;

/** The names of a promotion's product and of its range. */
function productNames(content: Content, id: string, language: Language): string[] {
  const key = content.promotionTerms.find((terms) => terms.id === id)?.product;
  const product = content.products.find((one) => one.key === key);
  if (!product) return [];
  const range = content.files['content/families.json']?.[product.family].ranges[product.range];
  return [product.title[language], ...(range ? [range.name[language]] : [])];
}

/** Days, amounts and codes are the same in every language of a promotion's terms. */
export function* checkTermsFigures(content: Content): Iterable<Fault> {
  for (const own of Map.groupBy(termsPassages(content), ({ id }) => id).values()) {
    const figures = [...Map.groupBy(own, ({ language }) => language).values()].map(
      (texts) => new Set(texts.flatMap(({ text }) => figuresIn(text))),
    );
    for (const { file, field, text } of own) {
      const alone = figuresIn(text).find((figure) => !figures.every((all) => all.has(figure)));
      if (alone) yield { file, field, ...message('terms.figure', { figure: alone }) };
    }
  }
}

/** Numbers in figures, without what separates thousands. */
const figuresIn = (text: string): string[] =>
  (text.match(/\d+(?:[.,\u00a0\u202f]\d{3})*/g) ?? []).map((figure) => figure.replace(/\D/g, ''));

/**
 * Terms that were copied and half rewritten can be wrong where no comparison sees it: somebody
 * who knows the law reads them as a whole, in each language, and a copy has yet to be read.
 */
export function* checkTermsRead({ texts }: Content): Iterable<Fault> {
  for (const [name, { reviewed }] of texts)
    if (name.startsWith('promotion-terms/') && !reviewed)
      yield { file: `content/texts/${name}.md`, field: 'reviewed', ...message('terms.unread') };
}
