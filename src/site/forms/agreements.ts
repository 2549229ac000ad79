import * as z from 'zod/mini';
import type { FaultKey } from '../i18n/words.ts';
import type { Values } from './answers.ts';
import { isSpain } from './countries.ts';
import { type Field, type Form, hasCountry } from './form.ts';
import { postcodeFits, provinceFits } from './postcode.ts';
import { abroad } from './provinces.ts';

/** Rules across fields. They are checked even if another field is invalid. */
export function agreements(form: Form) {
  const kinds = new Map(form.fields.map(({ kind, name }) => [kind, name]));
  const answer = (values: Values, kind: Field['kind']): string =>
    String(values[kinds.get(kind) ?? ''] ?? '');
  const country = (values: Values): string => answer(values, 'country');
  const inSpain = (values: Values): boolean =>
    !hasCountry(form) || country(values) === '' || isSpain(country(values));
  const agree = (
    holds: (values: Values) => boolean,
    kind: Field['kind'],
    word: FaultKey,
  ) =>
    kinds.has(kind)
      ? [
          z.refine<Values>(holds, {
            error: word,
            path: [kinds.get(kind) ?? ''],
            when: () => true,
          }),
        ]
      : [];
  return [
    ...agree(
      (values) => postcodeFits(answer(values, 'postcode'), inSpain(values)),
      'postcode',
      'invalid.cpFormat',
    ),
    ...agree(
      (values) =>
        provinceFits(
          answer(values, 'postcode'),
          answer(values, 'province'),
          inSpain(values),
        ),
      'postcode',
      'invalid.cpProvince',
    ),
    ...agree(
      (values) => !(isSpain(country(values)) && answer(values, 'province') === abroad),
      'province',
      'invalid.provinceAbroad',
    ),
  ];
}
