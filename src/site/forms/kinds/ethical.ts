import {
  apellidos,
  documentation,
  email,
  mensaje,
  nombre,
  privacy,
  required,
  telefono,
  wide,
} from '../fields.ts';
import { type Field, type Form, readersName } from '../form.ts';

export const ethical = {
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
      maxLength: 20_000,
      hint: 'hint.report',
    },
    {
      ...documentation,
      hint: 'hint.metadata',
      hintWithScripts: 'hint.photo',
      hintWithoutScripts: 'hint.metadataStays',
      cleanable: 'field.clean',
    },
    optional(nombre),
    optional(apellidos),
    optional(email),
    optional(telefono),
    {
      name: readersName,
      kind: 'checkbox',
      label: 'field.withoutOfficer',
      wide,
      choosesReaders: true,
    },
    { ...privacy, label: 'field.privacyReport' },
  ],
} as const satisfies Form;

/** Identifying fields are optional in an anonymous report. */
function optional({ required: _, ...field }: Field): Field {
  return field;
}
