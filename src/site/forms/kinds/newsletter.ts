import {
  apellidos,
  cp,
  email,
  fechaNacimiento,
  nombre,
  privacy,
  required,
  wide,
} from '../fields.ts';
import type { Form } from '../form.ts';

export const newsletter = {
  call: '/api/newsletter',
  page: 'newsletter',
  submit: 'submit.newsletter',
  next: { said: 'sent.newsletter', page: 'products', label: 'menu.allProducts' },
  fields: [
    { ...nombre, name: 'name', missing: 'invalid.nombre' },
    {
      ...apellidos,
      name: 'surnames',
      missing: 'invalid.apellidos',
      hint: 'hint.surnames',
    },
    email,
    { ...fechaNacimiento, name: 'birthday' },
    { ...cp, required, hint: 'hint.area' },
    {
      name: 'type',
      kind: 'select',
      label: 'field.type',
      required,
      // The back end gets the label in the page's language.
      options: [
        { value: 'consumer', label: 'type.consumer' },
        { value: 'distributor', label: 'type.distributor' },
        { value: 'seller', label: 'type.seller' },
      ],
    },
    { name: 'promo_code', kind: 'text', label: 'field.promo_code', wide, maxLength: 40 },
    privacy,
    { name: 'newsletter', kind: 'hidden', label: 'field.newsletter', value: 'true' },
  ],
} as const satisfies Form;
