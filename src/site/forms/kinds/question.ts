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
  wide,
} from '../fields.ts';
import type { Form } from '../form.ts';

/** Leaves room for the lines about the pack within 5,000 characters. */
const maxMessageLength = 4_700;

/**
 * The contact form for questions, compliments and complaints; only complaints need the
 * pack's details.
 */
export const question = {
  call: '/api/contacto',
  formulario: 'contacto',
  tipo: 4,
  page: 'contact-question',
  folder: 'questions',
  submit: 'submit.send',
  next: { said: 'sent.question', page: 'faqs', label: 'menu.faqs' },
  fields: [
    asunto,
    { ...mensaje, maxLength: maxMessageLength, hint: 'hint.complaint' },
    {
      name: 'producto',
      kind: 'product',
      label: 'field.producto',
      wide,
      within: 'mensaje',
    },
    {
      name: 'lote',
      kind: 'text',
      label: 'field.lote',
      autocomplete: 'off',
      maxLength: 30,
      within: 'mensaje',
    },
    {
      // Free text, as printed: the format must not be a reason for an error.
      name: 'consumo_preferente',
      kind: 'text',
      label: 'field.consumo_preferente',
      autocomplete: 'off',
      maxLength: 30,
      within: 'mensaje',
    },
    {
      ...documentation,
      hintWithScripts: 'hint.photoOrPdf',
      hintWithoutScripts: 'hint.photoLater',
      cleanable: 'field.cleanOptional',
      photoLater: true,
    },
    nombre,
    apellidos,
    email,
    { ...telefono, required, hint: 'hint.call' },
    provincia,
    localidad,
    cp,
    privacy,
    comunicaciones,
  ],
  parts: [
    { from: 'asunto', title: 'part.happened' },
    { from: 'producto', title: 'part.product' },
    { from: 'lote', title: 'part.lot', hint: 'hint.lot', drawing: 'scene/lot' },
    { from: 'nombre', title: 'part.person' },
  ],
} as const satisfies Form;
