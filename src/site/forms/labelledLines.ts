import type { Language } from '../i18n/languages.ts';
import { words } from '../i18n/words.ts';
import type { Field, Form, Values } from './form.ts';
import { productName } from './productChoices.ts';

/**
 * Prepends answers that have no field in the contract: one line each, labelled in the
 * form's language, then an empty line and the visitor's text. Empty answers are left out
 * (docs/decisions/0030).
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
