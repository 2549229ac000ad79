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

/** The folder of a promotion's terms. */
const termsFile = /^content\/texts\/promotion-terms\/([^/]+)\//;
/** A day or a month with its year, in any of the languages, and not the number of a law. */
const dated = /\p{L}(?: de)?\s20\d\d(?![\d/])/u;
/** Number of words from which a sentence says something of one promotion only. */
const tellingWords = 4;
/** Promotions share the law that holds for all of them. */
const sharedSection = /^## .*\{#general\}$/;

/**
 * Sentences of terms that stand word for word in another promotion's. Until the terms are read as
 * a whole, all are told, because some hold for the other one only. Its days never hold for both.
 */
export function* checkTermsCopied({ texts, passages, promotionTerms }: Content): Iterable<Fault> {
  const order = promotionTerms.map(({ id }) => id);
  const own = passages.flatMap((passage) => {
    const [, id = ''] = termsFile.exec(passage.file) ?? [];
    return order.includes(id) && /^(line|lead)/.test(passage.field) ? [{ ...passage, id }] : [];
  });
  const first = new Map<string, string>();
  let heading = '';
  for (const { id, file, field, language, text } of own.toSorted(
    (a, b) => order.indexOf(a.id) - order.indexOf(b.id),
  )) {
    // The lead is before all sections.
    if (text.startsWith('#') || field === 'lead') heading = text;
    if (text.startsWith('#')) continue;
    const isRead = texts.get(`promotion-terms/${id}/${language}`)?.reviewed !== undefined;
    const mayAgree = isRead || sharedSection.test(heading);
    const sentences = text.split(/(?<=[.;])\s+/);
    const copied = sentences.filter(
      (sentence) =>
        (first.get(sentence) ?? id) !== id &&
        (dated.test(sentence) || (!mayAgree && isTelling(sentence))),
    );
    for (const sentence of sentences) if (!first.has(sentence)) first.set(sentence, id);
    const other = first.get(copied[0] ?? '');
    if (!other) continue;
    const name = nameIn(texts.get(`promotion-terms/${other}/es`)?.title ?? other);
    const key = isRead ? 'terms.otherDays' : 'terms.copied';
    yield { file, field, ...message(key, { text: copied.join(' '), name }) };
  }
}

const isTelling = (sentence: string): boolean =>
  (sentence.match(/\p{L}{2,}/gu) ?? []).length >= tellingWords;

/**
 * Terms that were copied and half rewritten can be wrong where no comparison sees it: somebody
 * who knows the law reads them as a whole, in each language, and a copy has yet to be read.
 */
export function* checkTermsRead({ texts }: Content): Iterable<Fault> {
  for (const [name, { reviewed }] of texts)
    if (name.startsWith('promotion-terms/') && !reviewed)
      yield { file: `content/texts/${name}.md`, field: 'reviewed', ...message('terms.unread') };
}
