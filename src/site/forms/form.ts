import type { PageName } from '../addresses/addresses.ts';
import type { FaultKey, PlainKey, WordKey } from '../i18n/words.ts';

/** A field of a form; `name` is the wire name of the origin's contract. */
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
  /**
   * The label; `options` have a word each. A part in [brackets] links to the data
   * protection policy.
   */
  label: PlainKey;
  required?: true;
  /**
   * What is said where a required answer is missing; `invalid.<name>` where nothing is
   * said.
   */
  missing?: FaultKey;
  /** For browsers that fill forms in; see the HTML standard. */
  autocomplete?: string;
  /** Values on the wire with their labels. `select` only. */
  options?: readonly { value: string; label: PlainKey }[];
  /** Most characters; 200 where nothing is said, 5,000 in a textarea. */
  longest?: number;
  /** Takes the whole row. */
  wide?: true;
  /**
   * The contract has no field for the answer: it becomes a labelled line before what was
   * answered here.
   */
  within?: 'mensaje';
  /** What a hidden field holds unless the page fills it in. */
  value?: string;
  hint?: PlainKey;
}

/** A part of a form: its fields stand together under a title. */
export interface Part {
  /** Name of the field that it begins with. */
  from: string;
  title: PlainKey;
  /** What helps with all of its fields, and a drawing of it. */
  hint?: PlainKey;
  drawing?: `scene/${string}`;
}

/** What a form is: its fields in order, where it stands, and what the origin is told. */
export interface Form {
  /** Path of the origin's call. */
  call: '/api/newsletter' | '/api/contacto';
  /** `formulario` of the contract; none for the newsletter. */
  formulario?: 'contacto' | 'prensa' | 'distribuidores' | 'canal-etico' | 'concurso';
  /** Topic code of the contract: 4 question, 5 work with us, 0 other. */
  tipo?: 4 | 5 | 0;
  /** The page that holds it. */
  page: PageName;
  fields: readonly Field[];
  /** In the order of the fields; the first one begins with the first field. */
  parts?: readonly Part[];
  submit: PlainKey;
  /** What its thanks say of what comes, and the page that they lead to. */
  next?: { said: Extract<WordKey, `sent.${string}`>; page: PageName; label: PlainKey };
  /**
   * A report may be anonymous: nothing of the visitor is kept, logged or passed on, the
   * network address of its post included (docs/decisions/0013).
   */
  anonymous?: true;
  /** Its receipt says when it was received. */
  dated?: true;
  /**
   * Folder of its attachments in the bucket; the retention rules go by it
   * (docs/operate.md).
   */
  folder?: AttachmentFolder;
}

/** Folders of the bucket, each with its own retention. */
export const attachmentFolders = [
  'applications',
  'questions',
  'reports',
  'sealed',
] as const;
export type AttachmentFolder = (typeof attachmentFolders)[number];

/** Most characters of an answer. */
export const longestOf = (field: Field): number =>
  field.longest ?? (field.kind === 'textarea' ? 5_000 : 200);
/** The word for a required answer that is missing. */
export const missingWord = (field: Field): FaultKey =>
  field.missing ?? (`invalid.${field.name}` as FaultKey);
/** The attachment of a form, if it has one. */
export const fileFieldOf = (form: Form): Field | undefined =>
  form.fields.find(({ kind }) => kind === 'file');
/** Whether a form asks for a country, so that people abroad may answer. */
export const hasCountry = (form: Form): boolean =>
  form.fields.some(({ kind }) => kind === 'country');
/** The parts of a form with their fields; a form without parts is one without a title. */
export const partsOf = ({ fields, parts = [] }: Form): [Part | undefined, Field[]][] =>
  fields.reduce<[Part | undefined, Field[]][]>((found, field) => {
    const part = parts.find(({ from }) => from === field.name);
    if (part || !found.length) found.push([part, []]);
    found.at(-1)?.[1].push(field);
    return found;
  }, []);
