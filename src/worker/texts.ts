import texts from 'virtual:content/texts';
import type { Language } from '../site/i18n/languages.ts';
import type { Text, TextName } from '../site/texts/texts.ts';

/** The texts of content/texts in one language. */
export interface Texts {
  /** The content check has made sure that it exists. */
  of(name: TextName): Promise<Text>;
  /** A text whose name came from an address; undefined where there is none. */
  ifAny(name: string): Promise<Text | undefined>;
}

const kept = new Map<string, Text>();

/**
 * @param files The platform's static files: texts are long, and the script starts
 *   sooner without them.
 */
export function textsIn(language: Language, files: Fetcher): Texts {
  const ifAny = async (name: string) => {
    const path = `${name}/${language}`;
    const text =
      kept.get(path) ??
      (Object.hasOwn(texts, path) ? await texts[path]?.(files) : undefined);
    if (text) kept.set(path, text);
    return text;
  };
  const of = async (name: TextName) => {
    const text = await ifAny(name);
    if (!text) throw new Error(`content/texts/${name}/${language}.md does not exist`);
    return text;
  };
  return { of, ifAny };
}
