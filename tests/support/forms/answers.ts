import type { Field } from '../../../src/site/forms/form.ts';
import { type FormName, formNames, formOf } from '../../../src/site/forms/forms.ts';

/** Forms that wait in the outbox while the back end is down: all but the newsletter's. */
export const waitingForms = formNames.filter((name) => name !== 'newsletter');

/** A small PDF without active content. */
export const plainPdf =
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';
export const pdfFile = (
  content: BlobPart = plainPdf,
  name = 'documento.pdf',
  type = 'application/pdf',
): File => new File([content], name, { type });

const person = {
  nombre: 'Carmen',
  apellidos: 'Iglesias Núñez',
  email: 'carmen@example.com',
  telefono: '600 000 000',
};

/** Valid answers for each form, without files. */
const valid: Record<FormName, Record<string, string>> = {
  newsletter: {
    name: 'Carmen',
    surnames: 'Iglesias Núñez',
    email: 'carmen@example.com',
    birthday: '1990-05-17',
    cp: '28814',
    type: 'consumer',
    promo_code: '',
    privacy: 'true',
    newsletter: 'true',
  },
  question: {
    ...person,
    asunto: 'Una bolsa muda',
    mensaje: 'No crujía.\nNi una vez.',
    provincia: '28',
    localidad: 'Daganzo de Arriba',
    cp: '28814',
    privacy: 'true',
    comunicaciones: 'true',
  },
  work: {
    ...person,
    fecha_nacimiento: '1990-05-17',
    calle: 'Calle Mayor, 1, 2.º B',
    localidad: 'Daganzo de Arriba',
    provincia: '28',
    cp: '28814',
    pais: 'ES',
    carta: 'Sé reírme en silencio.',
    privacy: 'true',
  },
  other: {
    ...person,
    empresa: 'Ultramarinos Pérez',
    asunto: 'Otra cosa',
    mensaje: 'Hola',
    privacy: 'true',
  },
  press: {
    ...person,
    medioComunicacion: 'El Crujido',
    asunto: 'Cifras',
    mensaje: 'Para mañana',
    privacy: 'true',
  },
  distributor: {
    ...person,
    empresa: 'Reparto S. L.',
    calle: 'Polígono El Almendro, nave 4',
    provincia: '28',
    localidad: 'Daganzo',
    cp: '28814',
    pais: 'ES',
    mensaje: 'Queremos repartir',
    privacy: 'true',
  },
  contest: {
    ...person,
    fecha_nacimiento: '1990-05-17',
    promo_code: 'TRIKERS-1',
    asunto: '',
    privacy: 'true',
    comunicaciones: 'true',
  },
  ethical: { relacion: 'tercero', mensaje: 'Lo que vi el martes.', privacy: 'true' },
};

export const validAnswers = (name: FormName): Record<string, string> => ({
  ...valid[name],
});

/** The valid answers as a browser sends them, with a file if the form requires one. */
export function validForm(
  name: FormName,
  over: Record<string, string | File | undefined> = {},
): FormData {
  const data = new FormData();
  const file = formOf(name).fields.find(({ kind, required }) => kind === 'file' && required);
  const answers: Record<string, string | File | undefined> = {
    ...valid[name],
    ...(file ? { [file.name]: pdfFile() } : {}),
    ...over,
  };
  for (const [key, value] of Object.entries(answers))
    if (value !== undefined) data.append(key, value);
  return data;
}

/** An invalid answer for each kind of field that can be invalid. */
export const wrongAnswers: Partial<Record<Field['kind'], string>> = {
  email: 'carmen@correo',
  tel: 'seiscientos',
  date: '1990-02-30',
  postcode: '?',
  select: 'otra cosa',
  province: 'Atlántida',
  product: 'risketos-de-oro',
  country: '+34',
  text: 'x'.repeat(300),
  textarea: 'x'.repeat(20_001),
};
