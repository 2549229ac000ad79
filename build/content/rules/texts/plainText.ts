import type { Fault } from '../../faults/fault.ts';
import type { Content } from '../../reading/load.ts';
import { stringsIn, tags } from '../../reading/passages.ts';

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
