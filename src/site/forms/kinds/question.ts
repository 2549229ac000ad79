import {
  apellidos,
  asunto,
  comunicaciones,
  cp,
  documentation,
  email,
  localidad,
  mensaje,
  nombre,
  privacy,
  provincia,
  required,
  telefono,
} from '../fields.ts';
import type { Form } from '../form.ts';

export const question = {
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
    { ...telefono, required },
    asunto,
    mensaje,
    provincia,
    localidad,
    cp,
    documentation,
    privacy,
    comunicaciones,
  ],
} as const satisfies Form;
