import type { FaultKey } from '../i18n/words.ts';
import type { Values } from './answers.ts';
import { isSpain } from './countries.ts';
import type { Rule } from './fieldRules.ts';
import { type Field, type Form, hasCountry } from './form.ts';
import { postcodeFits, provinceFits } from './postcode.ts';
import { abroad } from './provinces.ts';

/** A rule across fields; the fault is shown with one of them. */
interface CrossFieldRule extends Rule<Values> {
  field: string;
}

/** The rules across fields of a form. */
export function crossFieldRules(form: Form): CrossFieldRule[] {
  const kinds = new Map(form.fields.map(({ kind, name }) => [kind, name]));
  const answer = (values: Values, kind: Field['kind']): string =>
    String(values[kinds.get(kind) ?? ''] ?? '');
  const country = (values: Values): string => answer(values, 'country');
  const inSpain = (values: Values): boolean =>
    !hasCountry(form) || country(values) === '' || isSpain(country(values));
  const ruleFor = (
    holds: CrossFieldRule['holds'],
    kind: Field['kind'],
    fault: FaultKey,
  ): CrossFieldRule[] => {
    const field = kinds.get(kind);
    return field ? [{ holds, field, fault }] : [];
  };
  return [
    ...ruleFor(
      (values) => postcodeFits(answer(values, 'postcode'), inSpain(values)),
      'postcode',
      'invalid.cpFormat',
    ),
    ...ruleFor(
      (values) =>
        provinceFits(
          answer(values, 'postcode'),
          answer(values, 'province'),
          inSpain(values),
        ),
      'postcode',
      'invalid.cpProvince',
    ),
    ...ruleFor(
      (values) => !(isSpain(country(values)) && answer(values, 'province') === abroad),
      'province',
      'invalid.provinceAbroad',
    ),
  ];
}
