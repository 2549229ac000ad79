import type { PageName } from '../addresses/addresses.ts';
import type { FaultKey, PlainKey, WordKey, Words } from '../i18n/words.ts';

/** A form field; `name` is its name in the back end's contract. */
export interface Field {
  name: string;
  kind:
    | 'text'
    | 'email'
    | 'tel'
    | 'date'
    | 'postcode'
    | 'textarea'
    | 'select'
    | 'province'
    | 'product'
    | 'country'
    | 'checkbox'
    | 'file'
    | 'hidden';
  /** The label. A part in [brackets] links to the privacy policy. */
  label: PlainKey;
  required?: true;
  /** Error message if a required answer is missing; default `invalid.<name>`. */
  missing?: FaultKey;
  /** The HTML `autocomplete` attribute. */
  autocomplete?: string;
  /** Values sent to the back end, with their labels. `select` only. */
  options?: readonly { value: string; label: PlainKey }[];
  /** Maximum characters; default 200, or 5,000 in a textarea. */
  maxLength?: number;
  /** Spans the whole row. */
  wide?: true;
  /**
   * The contract has no such field, so the answer becomes a labelled line at the start of
   * this one.
   */
  within?: 'mensaje';
  /** Default value of a hidden field. */
  value?: string;
  hint?: PlainKey;
  /** What follows the hint for visitors with scripts, and for those without. */
  hintWithScripts?: PlainKey;
  hintWithoutScripts?: PlainKey;
  /**
   * Chooses who may read the report, and is no answer: not sent, and shown only where
   * there is a choice. `checkbox` only.
   */
  choosesReaders?: true;
  /** Offers to remove the hidden data of a PDF, in these words. `file` only. */
  cleanable?: 'field.clean' | 'field.cleanOptional';
  /**
   * A photo can follow in reply to our email, as the form's confirmation says. Optional
   * `file` only.
   */
  photoLater?: true;
}

/** An option of a select, as the form shows it. */
export type Choice = readonly [value: string, label: string];

/** A titled group of fields. */
export interface Part {
  /** Name of its first field. */
  from: string;
  title: PlainKey;
  /** Help text for the group, and a drawing for it. */
  hint?: PlainKey;
  drawing?: `scene/${string}`;
}

/** A form: its fields in order, its page, and its part of the back end's contract. */
export interface Form {
  /** Path of the back end's endpoint. */
  call: '/api/newsletter' | '/api/contacto';
  /** `formulario` of the contract; the newsletter has none. */
  formulario?: 'contacto' | 'prensa' | 'distribuidores' | 'canal-etico' | 'concurso';
  /** Topic code of the contract: 4 question, 5 work with us, 0 other. */
  tipo?: 4 | 5 | 0;
  page: PageName;
  fields: readonly Field[];
  /** In the order of the fields; the first part starts with the first field. */
  parts?: readonly Part[];
  submit: PlainKey;
  /** What the thank-you message promises, and the page that it links to. */
  next?: { said: Extract<WordKey, `sent.${string}`>; page: PageName; label: PlainKey };
  /**
   * Anonymous: nothing about the visitor is stored, logged or forwarded, including their
   * IP address (docs/decisions/0019).
   */
  anonymous?: true;
  /** The receipt shows when the submission was received. */
  dated?: true;
  /**
   * Folder of its attachments in the bucket, which determines their retention
   * (docs/operate.md).
   */
  folder?: AttachmentFolder;
}

/** The newsletter has an endpoint of its own; all other forms share one. */
export const isNewsletter = ({ call }: Form): boolean => call === '/api/newsletter';

/** Folders of attachments in the bucket, each with its own retention. */
export const attachmentFolders = ['applications', 'questions', 'reports', 'sealed'] as const;
export type AttachmentFolder = (typeof attachmentFolders)[number];

/** Maximum characters of an answer. */
export const maxLengthOf = (field: Field): number =>
  field.maxLength ?? (field.kind === 'textarea' ? 5_000 : 200);
/** Error message of a missing required answer. */
export const missingWord = (field: Field): FaultKey =>
  field.missing ?? (`invalid.${field.name}` as FaultKey);
/** The hints of a field, in the order in which they are shown. */
export const hintsOf = ({ hint, hintWithScripts, hintWithoutScripts }: Field): PlainKey[] =>
  [hint, hintWithScripts, hintWithoutScripts].filter((key) => key !== undefined);
/** What the visitor reads once the form has arrived. */
export const thanksWord = (form: Form): PlainKey => {
  if (isNewsletter(form)) return 'form.newsletterSent';
  return form.formulario === 'concurso' ? 'form.participated' : 'form.sent';
};
/** The form's file field, if it has one. */
export const fileFieldOf = (form: Form): Field | undefined =>
  form.fields.find(({ kind }) => kind === 'file');
/** Whether a form has a country field, so that people outside Spain can use it. */
export const hasCountry = (form: Form): boolean =>
  form.fields.some(({ kind }) => kind === 'country');
/** The parts of a form with their fields; a form without parts is one untitled part. */
export const partsOf = ({ fields, parts = [] }: Form): [Part | undefined, Field[]][] =>
  fields.reduce<[Part | undefined, Field[]][]>((found, field) => {
    const part = parts.find(({ from }) => from === field.name);
    if (part || !found.length) found.push([part, []]);
    found.at(-1)?.[1].push(field);
    return found;
  }, []);

/** Submitted answers: one string or file per field. */
export type Answers = Record<string, string | File | undefined>;
/** Validated answers: cleaned strings, consents as booleans, attached files. */
export type Values = Record<string, string | boolean | File | undefined>;
/** Dictionary key of the error message by field, in the order of the form. */
export type Faults = Record<string, FaultKey>;

/** Maximum bytes of an attachment: 2 MB. */
export const maxFileBytes = 2 * 1024 * 1024;
/** Bytes that sealing adds to a document: its key, a tag and its length. */
const sealingBytes = 32 + 16 + 4;
/** Maximum bytes of an attachment of a form; a report's must not outgrow it when sealed. */
export const maxFileBytesOf = ({ anonymous }: Form): number =>
  anonymous ? maxFileBytes - sealingBytes : maxFileBytes;
/** Minimum age in years to use a form. */
export const minAge = 14;
/** Minimum age to enter a promotion for adults. */
export const adultAge = 18;

/** Honeypot: people do not see it and must leave it empty. */
export const trapName = 'web_personal';
/**
 * Carries the id of a post, which stays the same until the post is acknowledged: the
 * client script's, or of a report, its page's.
 */
export const postIdName = 'envio';
/**
 * The box that has a script remove a document's hidden data. Only a post without a script
 * has it, because the script that cleans leaves it out.
 */
export const cleanName = 'sin_datos_ocultos';
/** Query of a post that asks for the answers of a failed subscription again. */
export const restoreQuery = 'restore';

/** Keeps a report from the channel's officer, whom it may be about. */
export const readersName = 'sin_responsable';

/** The message of a fault that `rules.ts` has found, with the field's limits. */
export const faultMessage = (t: Words, key: FaultKey, field?: Field): string =>
  t(key, { longest: field ? maxLengthOf(field) : '', youngest: minAge, adult: adultAge });
