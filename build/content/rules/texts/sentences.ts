import { languages } from '../../../../src/site/i18n/languages.ts';
import { fold } from '../../../../src/site/search/folding.ts';
import { type Message, message } from '../../../messages/messages.ts';
import { type Fault, placeOf } from '../../faults/fault.ts';
import { isUnpublishedIn } from '../../labels/labels.ts';
import { type Content, productKey } from '../../reading/load.ts';
import { localisedFieldsIn, readable, stringsIn, tags } from '../../reading/passages.ts';

/** Lists of ingredients and legal names may repeat each other. */
const mayRepeat = /^(ingredientes|denominacion|titulo|sabor|name|notas_cata\.notes\.\d+\.name)$/;

/**
 * No sentence may appear twice: within a product, in two products, on their range's page,
 * or on two pages.
 */
export function* checkSentences(content: Content): Iterable<Fault> {
  yield* productSentences(content);
  yield* sentencesOnTwoPages(content);
}

function* productSentences({ root, json, oldestFirst }: Content): Iterable<Fault> {
  const isUnpublished = isUnpublishedIn(root);
  const fields = oldestFirst
    .filter((file) => /^content\/(products\/|families\.json)/.test(file))
    .flatMap((file) => localisedFieldsIn(json.get(file)).map((field) => ({ file, ...field })))
    .filter(({ field }) => !mayRepeat.test(field))
    // Copied changes are told as such: another sentence would announce what never happened.
    .filter(({ file, field }) => !(/^changes\./.test(field) && isUnpublished(productKey(file))));
  for (const language of languages) {
    const seen = new Map<string, Message>();
    for (const { file, field: path, texts } of fields) {
      const field = `${path}.${language}`;
      for (const { text, key } of sentencesOf(texts[language])) {
        const first = seen.get(key);
        if (first) yield { file, field, ...message('sentence.ofProduct', { text, place: first }) };
        else seen.set(key, placeOf(file, field));
      }
    }
  }
}

function sentencesOf(text: string): { text: string; key: string }[] {
  return text
    .split(/(?<=[.!?…])\s+/)
    .map((sentence) => ({
      text: sentence,
      key: fold(sentence).replace(/[^\p{L}\p{N}-]/gu, ''),
    }))
    .filter(({ key }) => key.split('-').length > 2);
}

/** A page's words may be in a text and in a JSON file of the same name. */
const pageOf = (file: string): string =>
  /^content\/(?:texts\/)?([^/]+?)(?:\.json|\/)/.exec(file)?.[1] ?? file;

/** Shorter texts are labels. */
const minWords = 7;

/** No sentence may appear on two pages. */
function* sentencesOnTwoPages({ passages }: Content): Iterable<Fault> {
  const seen = new Map<string, { page: string; place: Message }>();
  for (const { file, field, language, text } of passages) {
    if (/^content\/(products|dictionary|families|texts\/promotion-terms\/)/.test(file)) continue;
    // Metadata has its own rule.
    if (/^[|#]/.test(text) || /^(description|headTitle|title)$/.test(field)) continue;
    const page = pageOf(file);
    for (const { text: sentence, key } of sentencesOf(readable(text))) {
      if (key.split('-').length < minWords || !/[.!?…]$/.test(sentence)) continue;
      const first = seen.get(`${language} ${key}`);
      if (!first) seen.set(`${language} ${key}`, { page, place: placeOf(file, field) });
      else if (first.page !== page)
        yield {
          file,
          field,
          ...message('sentence.ofPage', { text: sentence, place: first.place }),
        };
    }
  }
}

/**
 * Fields with their own markup: ingredients emphasise allergens and have their own rule;
 * answers are Markdown and reject HTML when compiled.
 */
const marked: { file: RegExp; field: RegExp }[] = [
  { file: /^content\/products\//, field: /^ingredientes\./ },
  { file: /^content\/faqs\.json$/, field: /\.answer\.\w+$/ },
];

/** Plain text must not contain tags: a page would show them literally. */
export function* checkPlainText({ json, passages }: Content): Iterable<Fault> {
  const fields = [...json].flatMap(([file, value]) =>
    stringsIn(value).map((string) => ({ file, ...string })),
  );
  const frontMatter = passages.filter(
    ({ file, field }) => file.endsWith('.md') && !/^(line \d+|note)$/.test(field),
  );
  for (const { file, field, text } of [...fields, ...frontMatter]) {
    if (marked.some((each) => each.file.test(file) && each.field.test(field))) continue;
    const [tag] = text.match(tags) ?? [];
    if (tag) yield { file, field, ...message('text.tag', { tag }) };
  }
}
