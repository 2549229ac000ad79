import { consentBarWords } from '../../src/content/dictionary/consentBarWords.ts';
import { contentFiles, type FileName } from '../../src/content/files.ts';
import { type Language, languages } from '../../src/site/i18n/languages.ts';
import { contentDates } from './compiling/dates.ts';
import { compileRedirects } from './compiling/redirects.ts';
import { suggestionsIn } from './compiling/suggestions.ts';
import type { Content } from './reading/load.ts';

/** Prefix of the content modules; src/content/modules.d.ts lists them. */
export const modulePrefix = 'virtual:content/';

/** Modules that are not simply one file. */
const compiled: Record<string, (content: Content) => unknown> = {
  products: ({ products }) => products,
  faqs: ({ faqs }) => faqs,
  downloads: ({ downloads }) => downloads,
  redirects: ({ files }) => compileRedirects(files['content/redirects.json'] ?? []),
  distributors: ({ files }) => files['content/distributors.json']?.distributors,
  'promotion-terms': ({ promotionTerms }) => promotionTerms,
  dates: contentDates,
  dictionary: (content) => byLanguage((language) => dictionaryOf(content, language)),
};

/** Modules per language, `<name>/es`. */
const compiledByLanguage: Record<
  string,
  (content: Content, language: Language) => unknown
> = {
  suggestions: suggestionsIn,
  'consent-bar': (content, language) => {
    const words = content.files[`content/dictionary/${language}.json`]?.consent;
    return Object.fromEntries(consentBarWords.map((word) => [word, words?.[word]]));
  },
};

/**
 * The code of a module. The export has the module's name: `code-of-conduct` exports
 * `codeOfConduct`, and `dictionary/consent` exports `consent`.
 *
 * @param name Without the prefix.
 * @throws Error for an unknown module.
 */
export function moduleOf(name: string, content: Content): string {
  const exported = name
    .replace(/.*\//, '')
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `export const ${exported} = ${JSON.stringify(contentOf(name, content))};`;
}

function contentOf(name: string, content: Content): unknown {
  const compile = compiled[name];
  if (compile) return compile(content);
  const file = `content/${name}.json`;
  if (file in contentFiles) return content.files[file as FileName];
  const [, group] = /^dictionary\/(\w+)$/.exec(name) ?? [];
  if (group)
    return byLanguage(
      (language) =>
        Object.entries(dictionaryOf(content, language)).find(
          ([key]) => key === group,
        )?.[1],
    );
  const [, part = '', code] = /^([\w-]+)\/(\w+)$/.exec(name) ?? [];
  const language = languages.find((each) => each === code);
  const compileIn = compiledByLanguage[part];
  if (language && compileIn) return compileIn(content, language);
  throw new Error(`${modulePrefix}${name} does not exist`);
}

const dictionaryOf = ({ files }: Content, language: Language) =>
  files[`content/dictionary/${language}.json`] ?? {};

const byLanguage = (value: (language: Language) => unknown) =>
  Object.fromEntries(languages.map((language) => [language, value(language)]));
