import {
  apellidos,
  asunto,
  email,
  mensaje,
  nombre,
  privacy,
  required,
  telefono,
  wide,
} from '../fields.ts';
import type { Form } from '../form.ts';

export const press = {
  call: '/api/contacto',
  formulario: 'prensa',
  page: 'pressroom',
  submit: 'submit.send',
  next: { said: 'sent.press', page: 'press-materials', label: 'menu.pressMaterials' },
  fields: [
    nombre,
    apellidos,
    email,
    { ...telefono, required },
    {
      name: 'medioComunicacion',
      kind: 'text',
      label: 'field.medioComunicacion',
      required,
      autocomplete: 'organization',
      wide,
    },
    asunto,
    mensaje,
    privacy,
  ],
} as const satisfies Form;
