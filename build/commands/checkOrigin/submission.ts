import { formOf } from '../../../src/site/forms/forms.ts';
import { check } from '../../../src/site/forms/schema.ts';
import { payloadOf } from '../../../src/worker/submissions/payload.ts';
import { newReference } from '../../../src/worker/submissions/reference.ts';
import { type CallResult, resultOf, write } from './call.ts';

const mark = 'PRUEBA TÉCNICA: bórrese. TECHNICAL TEST: please delete.';

/** Sends one test question, as the site would. */
export async function checkSubmission(backEndUrl: string): Promise<CallResult> {
  const form = formOf('other');
  const reference = newReference();
  const answers = {
    nombre: 'PRUEBA',
    apellidos: 'TÉCNICA',
    email: 'prueba@example.com',
    telefono: '900 000 000',
    asunto: mark,
    mensaje: `${mark} (npm run check:origin, ${reference})`,
    privacy: 'true',
  };
  const { values, faults } = check(form, answers, { now: new Date() });
  if (Object.keys(faults).length)
    throw new Error(`the test submission is invalid: ${JSON.stringify(faults)}`);
  const payload = payloadOf(form, values, reference, 'es');
  const answer = await write(backEndUrl, form.call, reference, payload);
  const call = `POST ${form.call} ${reference}`;
  return resultOf(call, answer, 'counts it as delivered: delete it there', []);
}
