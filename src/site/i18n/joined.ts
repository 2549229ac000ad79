import { type Language, type Localised, languages } from './languages.ts';

/**
 * Puts the texts of every language into the places that null marks, in order;
 * build/content/byLanguage.ts takes them apart.
 */
export function joined(
  value: unknown,
  texts: Readonly<Record<Language, readonly string[]>>,
): unknown {
  let next = 0;
  const join = (part: unknown): unknown => {
    if (part === null) {
      const at = next++;
      return Object.fromEntries(
        languages.map((language) => [language, texts[language][at]]),
      ) as Localised<string>;
    }
    if (typeof part !== 'object') return part;
    if (Array.isArray(part)) return part.map(join);
    return Object.fromEntries(
      Object.entries(part).map(([name, inner]) => [name, join(inner)]),
    );
  };
  return join(value);
}
