import { defaultLanguage } from '../../../src/site/i18n/languages.ts';
import type { Fault } from '../faults/fault.ts';
import type { Content } from '../reading/load.ts';

/** Fields of a text that do not depend on the language. */
const shared = ['updated', 'position', 'product', 'sample'] as const;

/** Language-independent fields must match in every language. */
export function checkFrontMatter({ texts, present }: Content): Fault[] {
  return [...texts].flatMap(([name, text]) => {
    const file = `content/texts/${name}.md`;
    const spanish = texts.get(name.replace(/\w+$/, defaultLanguage)) ?? text;
    const differences = shared
      .filter((field) => text[field] !== spanish[field])
      .map((field) => ({
        file,
        field,
        what: `is ${text[field] ?? 'left out'}, in Spanish ${spanish[field] ?? 'left out'}`,
        cure: 'Write the same in every language.',
      }));
    if (text.sample && text.updated)
      differences.push({
        file,
        field: 'updated',
        what: 'gives a day to what is a sample',
        cure: 'Remove it until the company’s own text stands here.',
      });
    const { product } = text;
    if (!product || present.has(`content/products/${product}.json`)) return differences;
    return [
      {
        file,
        field: 'product',
        what: `names ${product}, which is not a product`,
        cure: 'Use the name of a file in content/products, without .json.',
      },
    ];
  });
}
