import { z } from 'zod';

/** A word with its placeholders in the type: `Text<'title'>` takes `{{title}}`. */
export type Text<Placeholder extends string = never> = string & {
  readonly placeholders?: Placeholder;
};

/** A word that is shown as it is written. */
export const text = wordSchema([]) as z.ZodType<Text>;

/** A word that takes values, each in two braces: `filled('title')` for `{{title}}`. */
export const filled = <P extends string>(...placeholders: P[]): z.ZodType<Text<P>> =>
  wordSchema(placeholders) as z.ZodType<Text<P>>;

/** A group that has one plain word for each name of a list. */
export const each = <Name extends string>(names: readonly Name[]) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>,
  );

/** Anything in braces: one that is misspelt or left open would stand on the page. */
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
          message: `has the placeholders ${found || 'none'}, the site fills in ${expected || 'none'}`,
          params: {
            cure: 'Write what the site fills in, in its two braces; the order is free.',
          },
        });
    });
}

function list(names: readonly string[]): string {
  return [...new Set(names)].sort().join(', ');
}
