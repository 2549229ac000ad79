import texts from 'virtual:content/texts';
import type { Language } from './languages.ts';
import type { Text, TextName } from './texts.ts';

/** Loads a text of content/texts; the content check has made sure that it exists. */
export async function textOf(name: TextName, language: Language): Promise<Text> {
  const text = await textIfAny(name, language);
  if (!text) throw new Error(`content/texts/${name}/${language}.md does not exist`);
  return text;
}

/** Loads a text whose name came from an address; undefined where there is none. */
export async function textIfAny(name: string, language: Language): Promise<Text | undefined> {
  const path = `${name}/${language}`;
  return Object.hasOwn(texts, path) ? (await texts[path]?.())?.default : undefined;
}
