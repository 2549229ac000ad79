import type { Contact } from '../../content/company.ts';
import { allergenNames } from '../catalogue/allergenText.ts';
import { productOf } from '../catalogue/catalogue.ts';
import { tradeItemsOf } from '../catalogue/gtin.ts';
import { contactOf } from '../company/company.ts';
import { dateInSentence } from '../i18n/dates.ts';
import type { Language } from '../i18n/languages.ts';
import { words } from '../i18n/words.ts';
import { type Recall, type RecallFact, recallFacts } from './recall.ts';

/** What a recall says, in the wording of the authorities. */
export interface RecallNotice {
  /** The names of the products. */
  title: string;
  /** Without those of which the recall says nothing. */
  facts: { fact: RecallFact; label: string; text: string }[];
  /** What whoever has the product should do, step by step. */
  advice: string[];
  contact: Pick<Contact, 'phone' | 'email'>;
}

/** The names of a recall's products; the key of one that has left the catalogue. */
export const recallTitle = ({ products }: Recall, language: Language): string =>
  products.map((key) => productOf(key)?.title[language] ?? key).join(', ');

/** Why the products are recalled, as a sentence. */
export function reasonOf({ reason, allergens }: Recall, language: Language): string {
  const t = words[language];
  return reason === 'allergen'
    ? t('recallReason.allergen', { list: allergenNames(allergens, t) })
    : t(`recallReason.${reason}`);
}

/**
 * The notice of a recall, made from its file: AESAN’s fields in Spanish, the Food Standards
 * Agency’s in English, Rappel Conso’s in French.
 */
export function noticeOf(recall: Recall, language: Language): RecallNotice {
  const t = words[language];
  const { reason, lots, bestBefore, note } = recall;
  const list = allergenNames(recall.allergens, t);
  const isAllergen = reason === 'allergen';
  const all = t('recall.allLots');
  // All batches of certain dates: the dates say it.
  const everyBatch = bestBefore.length ? '' : all.charAt(0).toUpperCase() + all.slice(1);
  const texts: Record<RecallFact, string> = {
    product: recallTitle(recall, language),
    sizes: [...new Set(packsOf(recall).map(({ pack }) => pack))].join(', '),
    batch: lots === 'all' ? everyBatch : lots.join(', '),
    bestBefore: bestBefore.map((date) => dateInSentence(date, language)).join(', '),
    barcode: packsOf(recall)
      .map(({ gtin }) => gtin)
      .join(', '),
    reason: [reasonOf(recall, language), note?.[language]].filter(Boolean).join(' '),
    risk: isAllergen ? t('recallRisk.allergen', { list }) : t(`recallRisk.${reason}`),
  };
  return {
    title: recallTitle(recall, language),
    facts: recallFacts
      .filter((fact) => texts[fact])
      .map((fact) => ({ fact, label: t(`recallFact.${fact}`), text: texts[fact] })),
    advice: [
      t(isAllergen ? 'recallAdvice.allergic' : 'recallAdvice.nobody'),
      t('recallAdvice.return'),
      t('recallAdvice.doctor'),
    ],
    contact: recall.contact ?? contactOf('consumers'),
  };
}

/** The packs of a recall's products, without the sizes that it does not concern. */
export const packsOf = ({ products, packs }: Recall) =>
  products
    .flatMap((key) => productOf(key) ?? [])
    .flatMap((product) => tradeItemsOf(product))
    .filter(({ pack }) => packs?.includes(pack) ?? true);

/** The notice of a recall as text, a line each. What to do is left out once it has ended. */
export function noticeText(recall: Recall, language: Language): string {
  const t = words[language];
  const { facts, advice, contact } = noticeOf(recall, language);
  const { published, ended } = recall;
  const line = (label: string, text: string) => t('recall.line', { label, text });
  return [
    t('recall.name'),
    `${t('recall.published', { date: dateInSentence(published, language) })}.`,
    ...(ended ? [`${t('recall.ended', { date: dateInSentence(ended, language) })}.`] : []),
    ...facts.map(({ label, text }) => line(label, text)),
    ...(ended ? [] : [line(t('recall.advice'), advice.join(' '))]),
    line(t('recall.contact'), [contact.phone, contact.email].filter(Boolean).join(' · ')),
  ].join('\n');
}
