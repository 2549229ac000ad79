import { consentBarWords } from '../../src/content/dictionary/consentBarWords.ts';
import { byId } from '../../src/content/fields.ts';
import { contentFiles, type FileName } from '../../src/content/files.ts';
import type { Home, HomeWithPlaces } from '../../src/content/pages.ts';
import type { Place } from '../../src/site/addresses/addresses.ts';
import type { LabelChanges } from '../../src/site/catalogue/changes.ts';
import { listedFields, type Product } from '../../src/site/catalogue/products.ts';
import { type Language, languages } from '../../src/site/i18n/languages.ts';
import { contentDates } from './compiling/dates.ts';
import { compileRedirects } from './compiling/redirects.ts';
import { searchIndex, suggestionsIn } from './compiling/searchIndex.ts';
import { parsePageReference } from './compiling/text.ts';
import type { Content } from './reading/load.ts';

/** Prefix of the content modules; src/content/modules.d.ts lists them. */
export const modulePrefix = 'virtual:content/';

/**
 * Modules whose entries are files, which the Worker reads when it needs one: each entry's
 * JSON by its name. Whatever grows with the company belongs here.
 */
const fileModules: Record<string, (content: Content) => [name: string, json: string][]> = {
  texts: ({ texts }) =>
    [...texts].map(([name, { sections, position, product, reviewed, ...shown }]) => [
      name,
      JSON.stringify(shown),
    ]),
  'product-files': ({ products }) =>
    products.map((product) => [product.key, JSON.stringify(product)]),
  catalogue: ({ products }) => [['all', JSON.stringify(products)]],
  'label-changes': ({ products }) => [['all', JSON.stringify(labelChanges(products))]],
  faqs: ({ faqs }) => [['all', JSON.stringify(faqs)]],
  search: (content) => languages.map((language) => [language, searchIndex(content, language)]),
};
export const fileModuleNames = Object.keys(fileModules);

/** The entries of a module that is files; undefined for any other module. */
export const entriesOf = (
  name: string,
  content: Content,
): ReadonlyMap<string, string> | undefined =>
  Object.hasOwn(fileModules, name) ? new Map(fileModules[name]?.(content)) : undefined;

/** The export of a module has its name: `code-of-conduct` exports `codeOfConduct`. */
export const exportOf = (name: string): string =>
  name.replace(/.*\//, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Modules that are not simply one file. */
const compiled: Record<string, (content: Content) => unknown> = {
  products: ({ products }) =>
    products.map((product) =>
      Object.fromEntries(listedFields.map((field) => [field, product[field]])),
    ),
  families: ({ families }) => families,
  links: ({ files }) => byId(files['content/links.json']),
  recalls: ({ recalls }) => recalls,
  downloads: ({ downloads }) => downloads,
  home: ({ files }) => homeWithPlaces(files['content/home.json']),
  redirects: ({ files }) => compileRedirects(files['content/redirects.json'] ?? []),
  distributors: ({ files }) => files['content/distributors.json']?.distributors,
  'promotion-terms': ({ promotionTerms }) => promotionTerms,
  dates: contentDates,
  dictionary: (content) => byLanguage((language) => dictionaryOf(content, language)),
};

/** Modules per language, `<name>/es`. */
const compiledByLanguage: Record<string, (content: Content, language: Language) => unknown> = {
  suggestions: suggestionsIn,
  'consent-bar': (content, language) => {
    const words = content.files[`content/dictionary/${language}.json`]?.consent;
    return Object.fromEntries(consentBarWords.map((word) => [word, words?.[word]]));
  },
};

/**
 * The code of a module that is part of the script; `dictionary/consent` exports `consent`.
 *
 * @param name Without the prefix.
 * @throws Error for an unknown module.
 */
export const moduleOf = (name: string, content: Content): string =>
  `export const ${exportOf(name)} = ${literalOf(contentOf(name, content))};`;

function contentOf(name: string, content: Content): unknown {
  const compile = compiled[name];
  if (compile) return compile(content);
  const file = `content/${name}.json`;
  if (file in contentFiles) return content.files[file as FileName];
  const [, group] = /^dictionary\/(\w+)$/.exec(name) ?? [];
  if (group)
    return byLanguage(
      (language) =>
        Object.entries(dictionaryOf(content, language)).find(([key]) => key === group)?.[1],
    );
  const [, part = '', code] = /^([\w-]+)\/(\w+)$/.exec(name) ?? [];
  const language = languages.find((each) => each === code);
  const compileIn = compiledByLanguage[part];
  if (language && compileIn) return compileIn(content, language);
  throw new Error(`${modulePrefix}${name} does not exist`);
}

const dictionaryOf = ({ files }: Content, language: Language) =>
  files[`content/dictionary/${language}.json`] ?? {};

const labelChanges = (products: readonly Product[]): LabelChanges =>
  Object.fromEntries(
    products.flatMap(({ key, changes }) => (changes.length ? [[key, changes]] : [])),
  );

function homeWithPlaces(home: Home | undefined): HomeWithPlaces | undefined {
  return (
    home && {
      ...home,
      banners: home.banners.map(({ to, ...banner }) => {
        const { page, parameters, anchor } = parsePageReference(to.slice('page:'.length));
        return { ...banner, place: { page, parameters } as Place, anchor };
      }),
    }
  );
}

const byLanguage = (value: (language: Language) => unknown) =>
  Object.fromEntries(languages.map((language) => [language, value(language)]));

/** Characters from which V8 reads JSON sooner than the same value as code. */
const long = 10_000;

/**
 * A value as an expression. What grows with the catalogue is written as JSON, which starts
 * several times faster than an object literal of that size.
 */
export function literalOf(value: unknown): string {
  const json = JSON.stringify(value);
  return json.length < long ? json : `JSON.parse(${JSON.stringify(json)})`;
}
