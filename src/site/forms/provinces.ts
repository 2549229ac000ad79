import { provinces } from 'virtual:content/provinces';
import { type Language, languages } from '../i18n/languages.ts';
import { words } from '../i18n/words.ts';
import { fold } from '../search/folding.ts';
import type { Choice } from './form.ts';
import { abroad } from './formats.ts';

/**
 * The provinces, sorted by name. Values are the first two digits of their postcodes. Whoever
 * reads another language is likelier to live abroad, which then comes first.
 */
export function provinceChoices(language: Language, withAbroad: boolean): Choice[] {
  const choices = provinces
    .map(({ code, name }): Choice => [code, name[language]])
    .sort(([, a], [, b]) => a.localeCompare(b, language));
  if (!withAbroad) return choices;
  const outside: Choice = [abroad, words[language]('form.abroad')];
  return language === 'es' ? [...choices, outside] : [outside, ...choices];
}

/**
 * The code of a province given by id or by its name in any language; other text is
 * returned unchanged.
 */
export function provinceValue(text: string): string {
  const wanted = fold(text.trim());
  if (wanted === 'abroad') return abroad;
  const known = provinces.find(({ id }) => id === wanted);
  if (known) return known.code;
  for (const language of languages) {
    const found = provinceChoices(language, true).find(
      ([value, label]) => fold(label) === wanted || value.toLowerCase() === wanted,
    );
    if (found) return found[0];
  }
  return text;
}

/** The Spanish name, as the back end expects. */
export const provinceName = (value: string): string =>
  provinceChoices('es', true).find(([code]) => code === value)?.[1] ?? value;
