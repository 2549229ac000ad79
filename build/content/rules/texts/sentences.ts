import { languages } from '../../../../src/site/i18n/languages.ts';
import { fold } from '../../../../src/site/search/spelling.ts';
import type { Fault } from '../../faults/fault.ts';
import type { Content } from '../../reading/load.ts';
import { localisedFieldsIn } from '../../reading/passages.ts';

/** Lists of ingredients say the same of the same things. */
const mayRepeat = /^(ingredientes|titulo|sabor|name|notas_cata\.notes\.\d+\.name)$/;

/**
 * Every product has a voice of its own: no sentence stands twice, in one product or in
 * two, nor on its range's page.
 */
export function checkSentences({ json, oldestFirst }: Content): Fault[] {
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
