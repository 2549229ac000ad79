import { countryName } from '../../site/forms/countries.ts';
import {
  type Field,
  type Form,
  fileFieldOf,
  isNewsletter,
  type Values,
} from '../../site/forms/form.ts';
import { productName } from '../../site/forms/productChoices.ts';
import { provinceName } from '../../site/forms/provinces.ts';
import type { Language } from '../../site/i18n/languages.ts';
import { words } from '../../site/i18n/words.ts';

/**
 * The body sent to the back end, except the attachment, whose link is signed for each
 * delivery.
 */
export type Payload = Record<string, string | number | boolean>;

/**
 * Validated values in the contract's format: provinces and countries by their Spanish
 * names, the newsletter's type as its label in the page's language. Optional fields are
 * sent only if filled in, except that the newsletter always has all fields. Answers
 * without a field in the contract are added to another field.
 */
export function payloadOf(
  form: Form,
  values: Values,
  reference: string,
  language: Language,
): Payload {
  const file = fileFieldOf(form)?.name;
  const payload: Payload = {};
  for (const field of form.fields) {
    const value = values[field.name];
    if (
      field.name === file ||
      field.within ||
      field.choosesReaders ||
      value === undefined ||
      value instanceof File ||
      (value === '' && !isNewsletter(form))
    )
      continue;
    payload[field.name] =
      typeof value === 'string' ? wireValue(form, field, values, language) : value;
  }
  if (form.formulario)
    Object.assign(payload, { formulario: form.formulario, referencia: reference });
  if (form.tipo !== undefined) payload['tipo'] = form.tipo;
  return payload;
}

function wireValue(
  form: Form,
  field: Form['fields'][number],
  values: Values,
  language: Language,
): string {
  const { kind, options } = field;
  const value = String(values[field.name]);
  if (kind === 'province') return provinceName(value);
  if (kind === 'country') return countryName(value, 'es');
  if (kind === 'textarea') return withLines(form, field, values, language);
  const label = isNewsletter(form) && options?.find((option) => option.value === value)?.label;
  return label ? words[language](label) : value;
}

/**
 * Prepends answers that have no field in the contract: one line each, labelled in the
 * form's language, then an empty line and the visitor's text. Empty answers are left out
 * (docs/decisions/0030).
 */
function withLines(form: Form, { name }: Field, values: Values, language: Language): string {
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
