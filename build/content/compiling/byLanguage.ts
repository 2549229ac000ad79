import { languages } from '../../../src/site/i18n/languages.ts';

/**
 * The code of a module with a value of content/ as its default export.
 *
 * Texts stand apart, language by language, and `joined` puts them into their places:
 * texts of one language resemble each other, so they are packed a tenth smaller than
 * side by side with their translations.
 *
 * @param joined Address of src/site/i18n/joined.ts.
 */
export function moduleByLanguage(value: unknown, joined: string): string {
  const texts = Object.fromEntries(
    languages.map((language) => [language, [] as string[]]),
  );
  const withoutTexts = apart(value, texts);
  return `import { joined } from ${JSON.stringify(joined)};
export default joined(${[withoutTexts, texts].map((part) => JSON.stringify(part)).join(', ')});`;
}

/**
 * The value with null in place of every text in all languages; these are added to
 * `texts`, in order.
 */
function apart(value: unknown, texts: Record<string, string[]>): unknown {
  if (value === null) throw new Error('content/ holds no null');
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => apart(item, texts));
  const entries = Object.entries(value);
  if (
    entries.map(([name]) => name).join() !== languages.join() ||
    !entries.every(([, text]) => typeof text === 'string')
  )
    return Object.fromEntries(entries.map(([name, part]) => [name, apart(part, texts)]));
  for (const [language, text] of entries) texts[language]?.push(text);
  return null;
}
