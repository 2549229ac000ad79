import { languages } from '../../../../src/site/i18n/languages.ts';
import { fold } from '../../../../src/site/search/folding.ts';
import type { Fault } from '../../faults/fault.ts';
import type { Content } from '../../reading/load.ts';
import { localisedFieldsIn, readable, stringsIn, tags } from '../../reading/passages.ts';

/** Lists of ingredients may repeat each other. */
const mayRepeat = /^(ingredientes|titulo|sabor|name|notas_cata\.notes\.\d+\.name)$/;

/**
 * No sentence may appear twice: within a product, in two products, on their range's page,
 * or on two pages.
 */
export function checkSentences(content: Content): Fault[] {
  return [...productSentences(content), ...sentencesOnTwoPages(content)];
}

function productSentences({ json, oldestFirst }: Content): Fault[] {
  const files = oldestFirst
    .filter(
      (file) => file.startsWith('content/products/') || file === 'content/families.json',
    )
    .map((file): [string, unknown] => [file, json.get(file)]);
  return languages.flatMap((language) => {
    const seen = new Map<string, string>();
    return files.flatMap(([file, value]) =>
      localisedFieldsIn(value).flatMap(({ field, texts }) => {
        if (mayRepeat.test(field)) return [];
        return sentencesOf(texts[language]).flatMap(({ text, key }) => {
          const first = seen.get(key);
          seen.set(key, first ?? `${file} (${field}.${language})`);
          return first
            ? [
                {
                  file,
                  field: `${field}.${language}`,
                  what: `says «${text}», which ${first} says too`,
                  cure: 'Write a sentence that only this product could say.',
                },
              ]
            : [];
        });
      }),
    );
  });
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
function sentencesOnTwoPages({ passages }: Content): Fault[] {
  const seen = new Map<string, { page: string; place: string }>();
  return passages.flatMap(({ file, field, language, text }) => {
    if (/^content\/(products|dictionary|families)/.test(file)) return [];
    if (/^content\/texts\/promotion-terms\//.test(file)) return [];
    // Metadata has its own rule.
    if (/^[|#]/.test(text) || /^(description|headTitle|title)$/.test(field)) return [];
    const page = pageOf(file);
    return sentencesOf(readable(text)).flatMap(({ text: sentence, key }) => {
      if (key.split('-').length < minWords || !/[.!?…]$/.test(sentence)) return [];
      const first = seen.get(`${language} ${key}`);
      if (!first) {
        seen.set(`${language} ${key}`, { page, place: `${file} (${field})` });
        return [];
      }
      if (first.page === page) return [];
      return [
        {
          file,
          field,
          what: `says «${sentence}», which ${first.place} says too`,
          cure: 'Say it on one of the two pages, and link to it from the other.',
        },
      ];
    });
  });
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
export function checkPlainText({ json, passages }: Content): Fault[] {
  const fields = [...json].flatMap(([file, value]) =>
    stringsIn(value).map((string) => ({ file, ...string })),
  );
  const frontMatter = passages.filter(
    ({ file, field }) => file.endsWith('.md') && !/^(line \d+|note)$/.test(field),
  );
  return [...fields, ...frontMatter]
    .filter(
      ({ file, field }) =>
        !marked.some((each) => each.file.test(file) && each.field.test(field)),
    )
    .flatMap(({ file, field, text }) => {
      const [tag] = text.match(tags) ?? [];
      return tag
        ? [
            {
              file,
              field,
              what: `has the tag ${tag}`,
              cure: 'Write plain text: tags would stand on the page as they are.',
            },
          ]
        : [];
    });
}
