import {
  apellidos,
  asunto,
  comunicaciones,
  email,
  empresa,
  mensaje,
  nombre,
  privacy,
  required,
  telefono,
  wide,
} from '../fields.ts';
import type { Form } from '../form.ts';

export const other = {
  call: '/api/contacto',
  formulario: 'contacto',
  tipo: 0,
  page: 'contact-other',
  submit: 'submit.send',
  next: { said: 'sent.other', page: 'home', label: 'menu.home' },
  fields: [
    nombre,
    apellidos,
    email,
    { ...telefono, required },
    { ...empresa, wide },
    asunto,
    mensaje,
    privacy,
    comunicaciones,
  ],
} as const satisfies Form;
