import { z } from 'zod';
import { filledWith, told } from '../messages.ts';

/** An entry with its placeholders in the type: `Text<'title'>` takes `{{title}}`. */
export type Text<Placeholder extends string = never> = string & {
  readonly placeholders?: Placeholder;
};

/** An entry without placeholders. */
export const text = wordSchema([]) as z.ZodType<Text>;

/** An entry with placeholders: `filled('title')` for `{{title}}`. */
export const filled = <P extends string>(...placeholders: P[]): z.ZodType<Text<P>> =>
  wordSchema(placeholders) as z.ZodType<Text<P>>;

/** A group with one entry without placeholders per name. */
export const each = <Name extends string>(names: readonly Name[]) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>,
  );

/**
 * Anything in braces, because a misspelt or unclosed placeholder would appear on the
 * page.
 */
const braces = /\{+[^{}]*\}*|\}+/g;

function wordSchema(placeholders: readonly string[]) {
  const expected = list(placeholders.map((name) => `{{${name}}}`));
  return z
    .string()
    .trim()
    .min(1)
    .superRefine((word, context) => {
      const found = list(word.match(braces) ?? []);
      if (found !== expected)
        context.addIssue({
          code: 'custom',
          message: told('word.placeholders'),
          params: filledWith({
            found: found || { key: 'none' },
            expected: expected || { key: 'none' },
          }),
        });
    });
}

function list(names: readonly string[]): string {
  return [...new Set(names)].sort().join(', ');
}
