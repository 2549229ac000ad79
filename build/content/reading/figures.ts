import { parse } from 'jsonc-parser';
import company from '../../../content/company.json' with { type: 'json' };
import { type Language, languages } from '../../../src/site/i18n/languages.ts';
import { decimal } from '../../../src/site/i18n/numbers.ts';

/** The company's figures by name, as `content/company.json` has them. */
export type Figures = Readonly<Record<string, number>>;

/**
 * Reads them before anything else is read, also from a file with a fault: what names a
 * figure is right.
 */
export function figuresIn(source = ''): Figures {
  const { figures } = (parse(source) ?? {}) as { figures?: unknown };
  return typeof figures === 'object' && figures !== null ? (figures as Figures) : {};
}

/** Writes each `{name}` of a figure as its number, in the language of the text. */
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

/** The same for every text in a JSON value; the names of fields tell the language. */
export function valueWithFigures(
  value: unknown,
  figures: Figures,
  language?: Language,
): unknown {
  if (typeof value === 'string') return withFigures(value, figures, language);
  if (Array.isArray(value))
    return value.map((entry) => valueWithFigures(entry, figures, language));
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

/** The language of a file that has one, by its name. */
export const languageOfFile = (file: string): Language | undefined =>
  languages.find((language) => new RegExp(`/${language}\\.(md|json)$`).test(file));

/** A JSON file of this project's content/ with the company's figures in it. */
export const placedFigures = <T>(json: T): T =>
  valueWithFigures(json, company.figures) as T;
