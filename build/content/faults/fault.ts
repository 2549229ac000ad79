import type { Language } from '../../../src/site/i18n/languages.ts';

/** A mistake in content/, worded so that an editor can fix it. */
export interface Fault {
  /** Path relative to the project. */
  file: string;
  /** A field such as `titulo.fr`, or a position in the text. */
  field: string;
  /** What is wrong. */
  what: string;
  /** What to write instead. */
  cure: string;
}

/** What is wrong and how to put it right, before the place is known. */
export type Mistake = Pick<Fault, 'what' | 'cure'>;

export const describeFault = ({ file, field, what, cure }: Fault): string =>
  `${file}: ${field} ${what}. ${cure}`;

/**
 * Formats the path of a JSON field for editors: indices count from one, and a named entry
 * shows its name. `figures.2.value` becomes `figures, entry 3 (paper), value`.
 */
export function readableField(field: string, json: unknown): string {
  let value = json;
  let path = '';
  let between = '';
  for (const name of field.split('.')) {
    const entry = Array.isArray(value) && /^\d+$/.test(name);
    value =
      typeof value === 'object' && value !== null
        ? (value as Record<string, unknown>)[name]
        : undefined;
    path +=
      (entry && path ? ', ' : between) +
      (entry ? `entry ${Number(name) + 1}${nameOf(value)}` : name);
    between = entry ? ', ' : '.';
  }
  return path;
}

/** Identifies entries by their id, or by the address of a redirect. */
function nameOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return '';
  const { id, from } = entry as { id?: unknown; from?: unknown };
  const name = [id, from].find((candidate) => typeof candidate === 'string');
  return name ? ` (${name})` : '';
}

/** Names of the languages. */
export const languageNames: Record<Language, string> = {
  es: 'Spanish',
  en: 'English',
  fr: 'French',
};
