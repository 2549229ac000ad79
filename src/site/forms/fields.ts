import type { Field } from './form.ts';

// Fields shared by several forms. A form overrides what differs.

export const required = true as const;
export const wide = true as const;
export const nombre: Field = {
  name: 'nombre',
  kind: 'text',
  label: 'field.nombre',
  required,
  autocomplete: 'given-name',
  maxLength: 100,
};
export const apellidos: Field = {
  name: 'apellidos',
  kind: 'text',
  label: 'field.apellidos',
  required,
  autocomplete: 'family-name',
  maxLength: 150,
};
export const email: Field = {
  name: 'email',
  kind: 'email',
  label: 'field.email',
  required,
  autocomplete: 'email',
  maxLength: 254,
};
export const telefono: Field = {
  name: 'telefono',
  kind: 'tel',
  label: 'field.telefono',
  hint: 'hint.phone',
  autocomplete: 'tel',
  // Room for an extension, and for how people group digits.
  maxLength: 40,
};
export const asunto: Field = {
  name: 'asunto',
  kind: 'text',
  label: 'field.asunto',
  required,
  wide,
};
export const mensaje: Field = {
  name: 'mensaje',
  kind: 'textarea',
  label: 'field.mensaje',
  required,
  wide,
};
export const calle: Field = {
  name: 'calle',
  kind: 'text',
  label: 'field.calle',
  required,
  // The single-line value; `street-address` is for multi-line fields.
  autocomplete: 'address-line1',
};
export const provincia: Field = {
  name: 'provincia',
  kind: 'province',
  label: 'field.provincia',
  autocomplete: 'address-level1',
};
export const localidad: Field = {
  name: 'localidad',
  kind: 'text',
  label: 'field.localidad',
  autocomplete: 'address-level2',
};
export const cp: Field = {
  name: 'cp',
  kind: 'postcode',
  label: 'field.cp',
  autocomplete: 'postal-code',
  maxLength: 12,
};
export const pais: Field = {
  name: 'pais',
  kind: 'country',
  label: 'field.pais',
  required,
  autocomplete: 'country-name',
  maxLength: 80,
};
export const fechaNacimiento: Field = {
  name: 'fecha_nacimiento',
  kind: 'date',
  label: 'field.fecha_nacimiento',
  hint: 'hint.age',
  required,
  missing: 'invalid.birthDate',
  autocomplete: 'bday',
};
export const empresa: Field = {
  name: 'empresa',
  kind: 'text',
  label: 'field.empresa',
  autocomplete: 'organization',
};
export const documentation: Field = {
  name: 'documentation',
  kind: 'file',
  label: 'field.documentation',
  wide,
};
export const privacy: Field = {
  name: 'privacy',
  kind: 'checkbox',
  label: 'field.privacy',
  required,
  wide,
};
export const comunicaciones: Field = {
  name: 'comunicaciones',
  kind: 'checkbox',
  label: 'field.comunicaciones',
  wide,
};
