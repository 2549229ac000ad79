import type { Faults } from '../../../site/forms/answers.ts';
import type { ChoiceGroup } from '../../../site/forms/complaint/productChoices.ts';
import { type Field, type Form, missingWord } from '../../../site/forms/form.ts';
import { type FormName, formOf } from '../../../site/forms/forms.ts';
import type { NextStep } from '../../../site/forms/nextStep.ts';
import type { Choice } from '../../../site/forms/places.ts';
import type { Language } from '../../../site/i18n/languages.ts';
import type { FaultKey, PlainKey, WordKey, Words } from '../../../site/i18n/words.ts';

/** All that a form needs on the server and in the browser. */
export interface FormProps {
  name: FormName;
  language: Language;
  /** The page that takes the form without a script. */
  action: string;
  /** Address of the data protection policy. */
  privacy: string;
  /** The words it says, by key; figures and names still as placeholders. */
  words: Partial<Record<WordKey, string>>;
  /** A long list of choices; in the browser the server's HTML holds it. */
  provinces?: readonly Choice[];
  products?: readonly ChoiceGroup[];
  /** Addresses of drawings and packs by name; fetched when the form wakes. */
  pictures?: Readonly<Record<string, string>>;
  /** Address of the drawing beside a file. */
  picture?: string;
  /**
   * Answers to show again, or that the page fills in; in the browser the server's HTML
   * holds them.
   */
  answers?: Readonly<Record<string, string>>;
  /** What its thanks need; fetched when the form wakes. */
  next?: NextStep;
  /** The key to which the browser seals the answers; fetched when the form wakes. */
  sealing?: { key: string };
  faults: Faults;
  /** What is wrong with the whole. */
  problem?: PlainKey;
  adultsOnly?: boolean;
}

/** What a form may say. */
type FormWord =
  | PlainKey
  | FaultKey
  | 'form.reference'
  | Extract<WordKey, `sent.${string}`>
  | 'form.errorTitle'
  | 'form.faultsOne'
  | 'form.faultsOther';

/** The words of what can be wrong with an answer, by kind of field. */
const faultsOfKind: Partial<Record<Field['kind'], FormWord[]>> = {
  text: ['invalid.long'],
  textarea: ['invalid.long'],
  email: ['invalid.emailFormat'],
  tel: ['invalid.telefonoFormat'],
  date: ['invalid.birthDateFormat', 'invalid.tooYoung', 'invalid.adultsOnly'],
  postcode: ['invalid.cpFormat', 'invalid.cpProvince'],
  province: ['invalid.choice', 'invalid.provinceAbroad', 'form.choose'],
  product: ['invalid.choice', 'form.choose'],
  country: ['invalid.long'],
  select: ['invalid.choice', 'form.choose'],
  file: [
    'invalid.fileEmpty',
    'invalid.fileSize',
    'invalid.fileType',
    'invalid.fileAgain',
    'invalid.fileKind',
    'invalid.photo',
    'hint.photo',
    'form.drop',
    'form.dropPhoto',
    'form.preparing',
    'form.remove',
    'form.browse',
    'form.search',
  ],
};
const states: FormWord[] = [
  'form.ready',
  'form.check',
  'form.faultsOne',
  'form.faultsOther',
  'form.required',
  'form.sending',
  'form.failed',
  'form.tooMany',
  'form.thanks',
  'form.reference',
  'form.copy',
  'form.copied',
  'form.errorTitle',
  'field.optional',
  'field.trap',
];

/** The words that a form says in any of its states, by key. */
export const wordsSaidBy = (name: FormName, t: Words): FormProps['words'] =>
  said(wordsOfForm(formOf(name)), t);

/**
 * Figures and names stay as placeholders: they are filled in where a word is said, in
 * the browser too.
 */
export const said = (keys: readonly FormWord[], t: Words): FormProps['words'] =>
  Object.fromEntries(keys.map((word) => [word, t(word, placeholders)]));
const placeholders = {
  longest: '{{longest}}',
  youngest: '{{youngest}}',
  adult: '{{adult}}',
  reference: '{{reference}}',
  title: '{{title}}',
  count: '{{count}}',
  days: '{{days}}',
};

function wordsOfForm(form: Form): FormWord[] {
  const ofFields = form.fields
    .filter(({ kind }) => kind !== 'hidden')
    .flatMap((field): FormWord[] => [
      field.label,
      ...(field.hint ? [field.hint] : []),
      ...(field.required ? [missingWord(field)] : []),
      ...(field.options ?? []).map(({ label }) => label),
      ...(faultsOfKind[field.kind] ?? []),
    ]);
  const sent: FormWord[] =
    form.call === '/api/newsletter'
      ? [
          'form.newsletterSent',
          'form.newsletterFailed',
          'form.newsletterAgain',
          'form.newsletterWait',
          'form.undo',
          'form.close',
        ]
      : [form.formulario === 'concurso' ? 'form.participated' : 'form.sent'];
  // The popup of the newsletter has its own words.
  const next: FormWord[] =
    form.next && form.call !== '/api/newsletter' ? [form.next.said, form.next.label] : [];
  const apart: FormWord[] = form.anonymous
    ? ['form.otherTab', 'field.clean', 'hint.metadataStays', 'invalid.metadata']
    : [];
  const ofParts = (form.parts ?? []).flatMap(({ title, hint }): FormWord[] =>
    hint ? [title, hint] : [title],
  );
  return [
    ...new Set([
      ...states,
      form.submit,
      ...sent,
      ...next,
      ...apart,
      ...ofParts,
      ...ofFields,
    ]),
  ];
}
