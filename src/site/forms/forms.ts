import type { PageName } from '../addresses/addresses.ts';
import { longestSlug } from '../addresses/slug.ts';
import type { FaultKey, PlainKey } from '../i18n/words.ts';

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
    | 'radio'
    | 'province'
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
  /** Values on the wire with their labels. `select` and `radio` only. */
  options?: readonly { value: string; label: PlainKey }[];
  /** Most characters; 200 where nothing is said, 5,000 in a textarea. */
  longest?: number;
  /** Takes the whole row. */
  wide?: true;
  /** What a hidden field holds unless the page fills it in. */
  value?: string;
  hint?: PlainKey;
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
  submit: PlainKey;
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
export const attachmentFolders = ['applications', 'questions', 'reports'] as const;
export type AttachmentFolder = (typeof attachmentFolders)[number];

const required = true as const;
const wide = true as const;
const nombre: Field = {
  name: 'nombre',
  kind: 'text',
  label: 'field.nombre',
  required,
  autocomplete: 'given-name',
  longest: 100,
};
const apellidos: Field = {
  name: 'apellidos',
  kind: 'text',
  label: 'field.apellidos',
  required,
  autocomplete: 'family-name',
  longest: 150,
};
const email: Field = {
  name: 'email',
  kind: 'email',
  label: 'field.email',
  required,
  autocomplete: 'email',
  longest: 254,
};
const telefono: Field = {
  name: 'telefono',
  kind: 'tel',
  label: 'field.telefono',
  autocomplete: 'tel',
  longest: 25,
};
const asunto: Field = {
  name: 'asunto',
  kind: 'text',
  label: 'field.asunto',
  required,
  wide,
};
const mensaje: Field = {
  name: 'mensaje',
  kind: 'textarea',
  label: 'field.mensaje',
  required,
  wide,
};
const provincia: Field = {
  name: 'provincia',
  kind: 'province',
  label: 'field.provincia',
  autocomplete: 'address-level1',
};
const localidad: Field = {
  name: 'localidad',
  kind: 'text',
  label: 'field.localidad',
  autocomplete: 'address-level2',
};
const cp: Field = {
  name: 'cp',
  kind: 'postcode',
  label: 'field.cp',
  autocomplete: 'postal-code',
  longest: 12,
};
const pais: Field = {
  name: 'pais',
  kind: 'country',
  label: 'field.pais',
  required,
  autocomplete: 'country-name',
  longest: 80,
};
const fechaNacimiento: Field = {
  name: 'fecha_nacimiento',
  kind: 'date',
  label: 'field.fecha_nacimiento',
  required,
  missing: 'invalid.birthDate',
  autocomplete: 'bday',
};
const empresa: Field = {
  name: 'empresa',
  kind: 'text',
  label: 'field.empresa',
  autocomplete: 'organization',
};
const documentation: Field = {
  name: 'documentation',
  kind: 'file',
  label: 'field.documentation',
  wide,
  hint: 'hint.pdf',
};
const privacy: Field = {
  name: 'privacy',
  kind: 'checkbox',
  label: 'field.privacy',
  required,
  wide,
};
const comunicaciones: Field = {
  name: 'comunicaciones',
  kind: 'checkbox',
  label: 'field.comunicaciones',
  wide,
};

/**
 * Every form of the site. Its page renders it, the Worker validates it, and the origin
 * gets it, all from here.
 */
const forms = {
  newsletter: {
    call: '/api/newsletter',
    page: 'newsletter',
    submit: 'submit.newsletter',
    fields: [
      { ...nombre, name: 'name', missing: 'invalid.nombre' },
      { ...apellidos, name: 'surnames', missing: 'invalid.apellidos' },
      email,
      { ...fechaNacimiento, name: 'birthday' },
      { ...cp, required },
      {
        name: 'type',
        kind: 'select',
        label: 'field.type',
        required,
        // The label of the page's language goes over the wire.
        options: [
          { value: 'consumer', label: 'type.consumer' },
          { value: 'distributor', label: 'type.distributor' },
          { value: 'seller', label: 'type.seller' },
        ],
      },
      { name: 'promo_code', kind: 'text', label: 'field.promo_code', wide, longest: 40 },
      privacy,
      { name: 'newsletter', kind: 'hidden', label: 'field.newsletter', value: 'true' },
    ],
  },
  question: {
    call: '/api/contacto',
    formulario: 'contacto',
    tipo: 4,
    page: 'contact-question',
    folder: 'questions',
    submit: 'submit.send',
    fields: [
      nombre,
      apellidos,
      email,
      telefono,
      {
        name: 'medioComunicacion',
        kind: 'radio',
        label: 'field.medioComunicacion',
        required,
        wide,
        options: [
          { value: 'email', label: 'medium.email' },
          { value: 'telefono', label: 'medium.telefono' },
        ],
      },
      asunto,
      mensaje,
      provincia,
      localidad,
      cp,
      documentation,
      privacy,
      comunicaciones,
    ],
  },
  work: {
    call: '/api/contacto',
    formulario: 'contacto',
    tipo: 5,
    page: 'contact-work',
    folder: 'applications',
    submit: 'submit.send',
    fields: [
      nombre,
      apellidos,
      email,
      { ...telefono, required },
      fechaNacimiento,
      {
        name: 'calle',
        kind: 'text',
        label: 'field.calle',
        required,
        autocomplete: 'street-address',
        wide,
      },
      { ...localidad, required },
      { ...provincia, required },
      { ...cp, required },
      pais,
      { name: 'carta', kind: 'textarea', label: 'field.carta', required, wide },
      { name: 'cv', kind: 'file', label: 'field.cv', required, wide, hint: 'hint.pdf' },
      privacy,
      comunicaciones,
    ],
  },
  other: {
    call: '/api/contacto',
    formulario: 'contacto',
    tipo: 0,
    page: 'contact-other',
    submit: 'submit.send',
    fields: [
      nombre,
      apellidos,
      email,
      telefono,
      { ...empresa, wide },
      asunto,
      mensaje,
      privacy,
      comunicaciones,
    ],
  },
  press: {
    call: '/api/contacto',
    formulario: 'prensa',
    page: 'pressroom',
    submit: 'submit.send',
    fields: [
      nombre,
      apellidos,
      email,
      telefono,
      {
        name: 'medio',
        kind: 'text',
        label: 'field.medio',
        required,
        autocomplete: 'organization',
        wide,
      },
      asunto,
      mensaje,
      privacy,
    ],
  },
  distributor: {
    call: '/api/contacto',
    formulario: 'distribuidores',
    page: 'distributors',
    submit: 'submit.send',
    fields: [
      nombre,
      apellidos,
      { ...empresa, required },
      email,
      { ...telefono, required },
      { ...provincia, required },
      { ...localidad, required },
      { ...cp, required },
      pais,
      mensaje,
      privacy,
      comunicaciones,
    ],
  },
  contest: {
    call: '/api/contacto',
    formulario: 'concurso',
    page: 'contest',
    dated: true,
    submit: 'submit.participate',
    fields: [
      nombre,
      apellidos,
      email,
      telefono,
      fechaNacimiento,
      {
        name: 'promo_code',
        kind: 'text',
        label: 'field.promo_code',
        required,
        longest: 40,
        hint: 'hint.promo_code',
      },
      // Which promotion: its slug, or nothing for the contest of the contest page.
      { name: 'asunto', kind: 'hidden', label: 'field.asunto', longest: longestSlug },
      privacy,
      comunicaciones,
    ],
  },
  ethical: {
    call: '/api/contacto',
    formulario: 'canal-etico',
    page: 'ethical-channel',
    folder: 'reports',
    anonymous: true,
    dated: true,
    submit: 'submit.report',
    fields: [
      {
        name: 'relacion',
        kind: 'select',
        label: 'field.relacion',
        required,
        wide,
        options: [
          { value: 'empleado', label: 'relation.empleado' },
          { value: 'antiguo-empleado', label: 'relation.antiguo-empleado' },
          { value: 'proveedor', label: 'relation.proveedor' },
          { value: 'tercero', label: 'relation.tercero' },
        ],
      },
      {
        ...mensaje,
        label: 'field.report',
        missing: 'invalid.report',
        longest: 20_000,
        hint: 'hint.report',
      },
      { ...documentation, hint: 'hint.metadata' },
      anonymous(nombre),
      anonymous(apellidos),
      anonymous(email),
      anonymous(telefono),
      { ...privacy, label: 'field.privacyReport' },
    ],
  },
} as const satisfies Record<string, Form>;

/**
 * An anonymous report needs no field that identifies; the browser fills nothing in
 * either.
 */
function anonymous({ required: _, ...field }: Field): Field {
  return { ...field, autocomplete: 'off' };
}

export type FormName = keyof typeof forms;
export const formNames = Object.keys(forms) as FormName[];
/** A form without its literal types, for code that handles any form. */
export const formOf = (name: FormName): Form => forms[name];

/** The form that a page holds: its own, or one that belongs to another page. */
export function formOn(page: PageName): FormName | undefined {
  if (page === 'home') return 'newsletter';
  if (page === 'promotion') return 'contest';
  return formNames.find((name) => forms[name].page === page);
}

/** The choice of province for people outside Spain. */
export const abroad = '00';
/** Most characters of an answer. */
export const longestOf = (field: Field): number =>
  field.longest ?? (field.kind === 'textarea' ? 5_000 : 200);
/** The attachment of a form, if it has one. */
export const fileFieldOf = (form: Form): Field | undefined =>
  form.fields.find(({ kind }) => kind === 'file');
/** Bytes of an attachment: 2 MB. */
export const largestFile = 2 * 1024 * 1024;
/**
 * Years of age from which a person may use a form, and from which a promotion for
 * adults takes part.
 */
export const youngest = 14;
export const adult = 18;
/** A field that people do not see and must leave empty. */
export const trapName = 'web_personal';
/** Where the script says what it calls a post until it knows that it was received. */
export const postIdName = 'envio';
