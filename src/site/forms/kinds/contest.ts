import { maxSlugLength } from '../../addresses/slug.ts';
import {
  apellidos,
  comunicaciones,
  email,
  fechaNacimiento,
  nombre,
  privacy,
  required,
  telefono,
} from '../fields.ts';
import type { Form } from '../form.ts';

export const contest = {
  call: '/api/contacto',
  formulario: 'concurso',
  page: 'contest',
  dated: true,
  submit: 'submit.participate',
  next: { said: 'sent.contest', page: 'promotions', label: 'menu.promotions' },
  fields: [
    nombre,
    apellidos,
    email,
    { ...telefono, required },
    fechaNacimiento,
    {
      name: 'promo_code',
      kind: 'text',
      label: 'field.promo_code',
      required,
      maxLength: 40,
      hint: 'hint.promo_code',
    },
    // The promotion's slug; empty for the contest of the contest page.
    { name: 'asunto', kind: 'hidden', label: 'field.asunto', maxLength: maxSlugLength },
    privacy,
    comunicaciones,
  ],
} as const satisfies Form;
