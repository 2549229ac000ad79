import type { z } from 'zod';
import { languages } from '../../../src/site/i18n/languages.ts';
import { type Fault, languageNames, type Mistake } from './fault.ts';

/**
 * Translates schema errors into messages for editors. Our own schemas provide the fix in
 * `params`.
 */
export function faultsOf(file: string, issue: z.core.$ZodIssue): Fault[] {
  const field = issue.path.join('.') || 'file';
  if (issue.code === 'unrecognized_keys') {
    const under = issue.path.length ? `${field}.` : '';
    return issue.keys.map((name) => ({
      file,
      field: under + name,
      what: 'is not a known field',
      cure: 'Correct its spelling or remove it; content/README.md lists the fields.',
    }));
  }
  return [{ file, field, ...mistakeOf(issue, languageOf(file, field)) }];
}

type Issue = Exclude<z.core.$ZodIssue, { code: 'unrecognized_keys' }>;

function mistakeOf(issue: Issue, inLanguage: string): Mistake {
  const { code, input } = issue;
  if (code === 'invalid_type' && input === undefined)
    return { what: 'is missing', cure: `Write it${inLanguage}.` };
  if (code === 'invalid_type')
    return {
      what: `is ${kindOf(input)}`,
      cure: `Write ${kinds[issue.expected] ?? issue.expected}.`,
    };
  if (code === 'invalid_value')
    return {
      what: 'has an unknown value',
      cure: `Write one of: ${issue.values.map(String).join(', ')}.`,
    };
  if (code === 'too_small' || code === 'too_big') return sizeOf(issue, inLanguage);
  const cure = code === 'custom' ? issue.params?.['cure'] : undefined;
  return {
    what: issue.message.replace(/^Invalid/, 'is invalid'),
    cure: typeof cure === 'string' ? cure : 'Correct it; content/README.md shows an example.',
  };
}

function sizeOf(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  inLanguage: string,
): Mistake {
  const { input } = issue;
  const bound =
    issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
  if (typeof input === 'number') return { what: `is ${input}`, cure: `Write ${bound}.` };
  if (Array.isArray(input) && input.length > 0)
    return { what: `has ${input.length} entries`, cure: `Write ${bound}.` };
  if (typeof input !== 'string')
    return {
      what: /^Too/.test(issue.message) ? 'is an empty list' : issue.message,
      cure: 'Write it.',
    };
  if (input.trim() === '') return { what: 'is empty', cure: `Write it${inLanguage}.` };
  return {
    what: `is ${input.length} characters long`,
    cure: `Write ${bound}${inLanguage}.`,
  };
}

/** The language of a localised field, or of a dictionary: ` in French`. */
function languageOf(file: string, field: string): string {
  const language = languages.find(
    (candidate) =>
      field.endsWith(`.${candidate}`) || file === `content/dictionary/${candidate}.json`,
  );
  return language ? ` in ${languageNames[language]}` : '';
}

/** Names of JSON types for editors. */
const kinds: Record<string, string> = {
  string: 'text in quotes',
  number: 'a number without quotes',
  int: 'a whole number without quotes',
  boolean: 'true or false without quotes',
  array: 'a list in [ ]',
  object: 'fields in { }',
  record: 'fields in { }',
  null: 'null',
};

const kindOf = (value: unknown): string =>
  kinds[value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value] ??
  'of another kind';
