import {
  apellidos,
  calle,
  comunicaciones,
  cp,
  email,
  empresa,
  localidad,
  mensaje,
  nombre,
  pais,
  privacy,
  provincia,
  required,
  telefono,
} from '../fields.ts';
import type { Form } from '../form.ts';

export const distributor = {
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
    calle,
    { ...provincia, required },
    { ...localidad, required },
    { ...cp, required },
    pais,
    mensaje,
    privacy,
    comunicaciones,
  ],
} as const satisfies Form;
