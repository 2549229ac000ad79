import { readFileSync } from 'node:fs';
import { parse } from 'jsonc-parser';
import { type Language, languages } from '../../../src/site/i18n/languages.ts';
import { decimal } from '../../../src/site/i18n/numbers.ts';

/** The company's figures by name, from `content/company.json`. */
export type Figures = Readonly<Record<string, number>>;

/**
 * Reads them before other files, even if their file has a fault, so that references to a
 * figure stay valid.
 */
export function figuresIn(source = ''): Figures {
  const { figures } = (parse(source) ?? {}) as { figures?: unknown };
  return typeof figures === 'object' && figures !== null ? (figures as Figures) : {};
}

/**
 * Replaces each `{name}` of a figure with its number, formatted for the text's language.
 */
export const withFigures = (
  text: string,
  figures: Figures,
  language: Language | undefined,
): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const figure = Object.hasOwn(figures, name) ? figures[name] : undefined;
    if (typeof figure !== 'number') return placeholder;
    return language ? decimal(figure, language) : String(figure);
  });

/** Does the same for every text in a JSON value; field names give the language. */
export function valueWithFigures(value: unknown, figures: Figures, language?: Language): unknown {
  if (typeof value === 'string') return withFigures(value, figures, language);
  if (Array.isArray(value)) return value.map((entry) => valueWithFigures(entry, figures, language));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [
      name,
      valueWithFigures(
        child,
        figures,
        languages.find((candidate) => candidate === name) ?? language,
      ),
    ]),
  );
}

/** The language in a file's name, if any. */
export const languageOfFile = (file: string): Language | undefined =>
  languages.find((language) => new RegExp(`/${language}\\.(md|json)$`).test(file));

/**
 * Inserts the company's figures into the JSON of a content file. They are read at the call:
 * the content check loads this module also while company.json is no JSON.
 */
export const placedFigures = <T>(json: T): T =>
  valueWithFigures(json, figuresIn(readFileSync('content/company.json', 'utf8'))) as T;
