import type { Language } from '../../i18n/languages.ts';
import { words } from '../../i18n/words.ts';
import type { Values } from '../answers.ts';
import type { Field, Form } from '../form.ts';
import { productName } from './productChoices.ts';

/**
 * An answer with those that the contract has no fields for: a line each, with its label
 * in the language of the form, then an empty line, then the person's own words. Lines of
 * nothing are left out (docs/decisions/0044).
 */
export function withLines(
  form: Form,
  { name }: Field,
  values: Values,
  language: Language,
): string {
  const lines = form.fields
    .filter(({ within, name: line }) => within === name && values[line])
    .map((field) => {
      const value = String(values[field.name]);
      const said = field.kind === 'product' ? productName(value, language) : value;
      return `${words[language](field.label)}: ${said}`;
    });
  const own = String(values[name]);
  return lines.length ? `${lines.join('\n')}\n\n${own}` : own;
}
