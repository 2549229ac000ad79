import {
  type Choice,
  type Faults,
  type Field,
  type Form,
  hintsOf,
  isNewsletter,
  missingWord,
  thanksWord,
} from '../../../site/forms/form.ts';
import { type FormName, formOf } from '../../../site/forms/forms.ts';
import type { NextStep } from '../../../site/forms/nextStep.ts';
import type { ChoiceGroup } from '../../../site/forms/productChoices.ts';
import { crossFieldRules, textRules } from '../../../site/forms/rules.ts';
import type { Language } from '../../../site/i18n/languages.ts';
import type { FaultKey, PlainKey, WordKey, Words } from '../../../site/i18n/words.ts';
import type { Readers } from '../../../site/sealing/report.ts';

/** Props of a form, on the server and in the browser. */
export interface FormProps {
  name: FormName;
  language: Language;
  /** URL that the form posts to without a script. */
  action: string;
  /** Id of the post, which a report without a script needs too. */
  postId?: string;
  /** URL of the privacy policy. */
  privacy: string;
  /** Its dictionary words by key, with placeholders not yet filled in. */
  words: Partial<Record<WordKey, string>>;
  /** Server only: the browser has these options in its HTML. */
  provinces?: readonly Choice[];
  products?: readonly ChoiceGroup[];
  /** URLs of drawings and packs by name; fetched on hydration. */
  pictures?: Readonly<Record<string, string>>;
  /** URL of the drawing next to the file field. */
  picture?: string;
  /**
   * Answers to show again or prefilled by the page. Server only: the browser reads them
   * from its HTML.
   */
  answers?: Readonly<Record<string, string>>;
  /** Next step shown with the thank-you message; fetched on hydration. */
  next?: NextStep;
  /** Public keys to which a report is sealed; fetched on hydration. */
  readers?: Readers;
  faults: Faults;
  /** Answers of a subscription that failed without a script. */
  cleared?: Readonly<Record<string, string>>;
  /** Error of the form as a whole. */
  problem?: PlainKey;
  adultsOnly?: boolean;
}

/** Dictionary keys that a form may use. */
type FormWord =
  | PlainKey
  | FaultKey
  | 'form.reference'
  | 'form.yourEmail'
  | Extract<WordKey, `sent.${string}`>
  | 'form.errorTitle'
  | 'form.faultsOne'
  | 'form.faultsOther'
  | 'form.page'
  | 'form.pages'
  | 'form.pageMoved';

/** Words by kind of field, besides the messages of its rules. */
const wordsOfKind: Partial<Record<Field['kind'], FormWord[]>> = {
  province: ['form.choose'],
  product: ['form.choose'],
  select: ['form.choose'],
  file: [
    'invalid.fileEmpty',
    'invalid.fileSize',
    'invalid.fileBroken',
    'invalid.fileAgain',
    'invalid.fileKind',
    'invalid.filePages',
    'invalid.photo',
    'form.withFile',
    'form.pick',
    'form.pickPhotos',
    'form.preparing',
    'form.remove',
    'form.orDrop',
    'form.asPdf',
    'form.search',
    'form.addPage',
    'form.page',
    'form.pages',
    'form.pageUp',
    'form.pageDown',
    'form.pageMoved',
    'form.pageRemoved',
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
  'form.yourEmail',
  'form.copy',
  'form.copied',
  'form.copyFailed',
  'form.errorTitle',
  'field.optional',
  'field.trap',
];

/** Returns the words that a form needs in any of its states, by key. */
export const wordsForForm = (name: FormName, t: Words): FormProps['words'] =>
  wordsFor(wordsOfForm(formOf(name)), t);

/**
 * Returns words by key with their placeholders unfilled. The component fills them in, on
 * the server and in the browser.
 */
export const wordsFor = (keys: readonly FormWord[], t: Words): FormProps['words'] =>
  Object.fromEntries(keys.map((word) => [word, t(word, placeholders)]));
const placeholders = {
  longest: '{{longest}}',
  youngest: '{{youngest}}',
  adult: '{{adult}}',
  reference: '{{reference}}',
  email: '{{email}}',
  title: '{{title}}',
  count: '{{count}}',
  days: '{{days}}',
  number: '{{number}}',
};

function wordsOfForm(form: Form): FormWord[] {
  const ofFields = form.fields
    .filter(({ kind }) => kind !== 'hidden')
    .flatMap((field): FormWord[] => [
      field.label,
      ...hintsOf(field),
      ...(field.photoLater ? (['field.documentPdf'] as const) : []),
      ...(field.required ? [missingWord(field)] : []),
      ...(field.options ?? []).map(({ label }) => label),
      ...(wordsOfKind[field.kind] ?? []),
      ...textRules(field, form, { now: new Date() }).map(({ fault }) => fault),
    ]);
  const subscribing: FormWord[] = isNewsletter(form)
    ? ['form.newsletterFailed', 'form.newsletterAgain', 'form.undo', 'form.close']
    : [];
  // The newsletter's popup has its own words.
  const next: FormWord[] =
    form.next && !isNewsletter(form) ? [form.next.said, form.next.label] : [];
  const apart: FormWord[] = form.anonymous ? ['form.otherTab', 'invalid.withoutOfficer'] : [];
  const cleaning = form.fields.flatMap(({ cleanable }): FormWord[] =>
    cleanable ? [cleanable, 'invalid.metadata'] : [],
  );
  const ofParts = (form.parts ?? []).flatMap(({ title, hint }): FormWord[] =>
    hint ? [title, hint] : [title],
  );
  return [
    ...new Set([
      ...states,
      form.submit,
      thanksWord(form),
      ...subscribing,
      ...next,
      ...apart,
      ...cleaning,
      ...ofParts,
      ...ofFields,
      ...crossFieldRules(form).map(({ fault }) => fault),
    ]),
  ];
}
