import type { z } from 'zod';
import { colours } from '../../../src/pages/drawings/palette.ts';
import { type Language, languages } from '../../../src/site/i18n/languages.ts';
import { coloursLike } from '../../desk/labels.ts';
import { isKey, type Message, message } from '../../messages/messages.ts';
import type { Fault } from './fault.ts';

/** Turns schema errors into messages for editors. */
export function faultsOf(file: string, issue: z.core.$ZodIssue): Fault[] {
  const field = issue.path.join('.') || 'file';
  if (issue.code === 'unrecognized_keys') {
    const under = issue.path.length ? `${field}.` : '';
    return issue.keys.map((name) => ({ file, field: under + name, ...message('field.unknown') }));
  }
  return [{ file, field, ...messageOf(issue, languageOf(file, field)) }];
}

type Issue = Exclude<z.core.$ZodIssue, { code: 'unrecognized_keys' }>;

function messageOf(issue: Issue, language: Language | undefined): Message {
  const { code, input } = issue;
  if (code === 'invalid_type' && input === undefined)
    return language
      ? message('field.missingIn', { language: message(`language.${language}`) })
      : message('field.missing');
  if (code === 'invalid_type')
    return message('field.kind', { is: kindOf(input), wanted: kindNamed(issue.expected) });
  if (code === 'invalid_value')
    return message('field.options', { options: issue.values.map(String).join(', ') });
  if ((code === 'too_small' || code === 'too_big') && !isKey(issue.message))
    return sizeOf(issue, language);
  return ownMessage(issue);
}

/** A schema of ours names a message by its key. */
function ownMessage(issue: Issue): Message {
  const key = isKey(issue.message) ? issue.message : 'field.invalid';
  if (key === 'shape.colour') {
    const value = String(issue.input);
    const options = coloursLike(value, Object.keys(colours)).join('; ');
    return message('design.noColour', { value, right: message('names.nearest', { options }) });
  }
  const what = { key, ...(issue.code === 'custom' ? issue.params : {}) } as Message;
  return /^shape\.|^field\.invalid$/.test(key) ? message('field.shape', { what }) : what;
}

function sizeOf(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  language: Language | undefined,
): Message {
  const { input } = issue;
  if (typeof input === 'string' && input.trim() === '')
    return language
      ? message('field.emptyIn', { language: message(`language.${language}`) })
      : message('field.empty');
  const is = measureOf(input);
  if (!is) return message('field.emptyList');
  return issue.code === 'too_small'
    ? message('size.atLeast', { is, bound: Number(issue.minimum) })
    : message('size.atMost', { is, bound: Number(issue.maximum) });
}

function measureOf(input: unknown): Message | undefined {
  if (typeof input === 'number') return message('size.number', { value: input });
  if (typeof input === 'string') return message('size.characters', { count: input.length });
  return Array.isArray(input) && input.length
    ? message('size.entries', { count: input.length })
    : undefined;
}

/** The language of a localised field, or of a dictionary. */
const languageOf = (file: string, field: string): Language | undefined =>
  languages.find(
    (candidate) =>
      field.endsWith(`.${candidate}`) || file === `content/dictionary/${candidate}.json`,
  );

/** Names of JSON types for editors. */
function kindNamed(kind: string): Message {
  const key = `kind.${kind === 'record' ? 'object' : kind}`;
  return isKey(key) ? ({ key } as Message) : message('kind.other');
}

const kindOf = (value: unknown): Message =>
  kindNamed(value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);
