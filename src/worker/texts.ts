import { texts } from 'virtual:content/texts';
import type { Texts } from '../pages/route.ts';
import type { Language } from '../site/i18n/languages.ts';
import type { Text, TextName } from '../site/texts/texts.ts';

const cache = new Map<string, Text>();

/**
 * Texts of pages, read when first needed and cached per isolate.
 *
 * @param files The ASSETS binding; bundled texts would slow down start-up.
 */
export function textsIn(language: Language, files: Fetcher): Texts {
  const find = async (name: string) => {
    const path = `${name}/${language}`;
    const text =
      cache.get(path) ??
      (Object.hasOwn(texts, path) ? await texts[path]?.(files) : undefined);
    if (text) cache.set(path, text);
    return text;
  };
  const get = async (name: TextName) => {
    const text = await find(name);
    if (!text) throw new Error(`content/texts/${name}/${language}.md does not exist`);
    return text;
  };
  return { get, find };
}
