import { formOf } from '../../../src/site/forms/forms.ts';
import { check } from '../../../src/site/forms/schema.ts';
import { payloadOf } from '../../../src/worker/submissions/payload.ts';
import { newReference } from '../../../src/worker/submissions/reference.ts';
import { testQuestion } from '../testQuestion.ts';
import { type CallResult, originSecret, resultOf, write } from './call.ts';

/**
 * Sends one test question, as the site would, and a second time under the same reference.
 * With ORIGIN_SECRET, sends another first, with a wrong signature.
 */
export async function checkSubmission(backEndUrl: string): Promise<CallResult[]> {
  const form = formOf('other');
  const reference = newReference();
  const answers = testQuestion(`npm run check:origin, ${reference}`);
  const { values, faults } = check(form, answers, { now: new Date() });
  if (Object.keys(faults).length)
    throw new Error(`the test submission is invalid: ${JSON.stringify(faults)}`);
  const payload = payloadOf(form, values, reference, 'es');
  const call = `POST ${form.call}`;
  const send = async (fits: string) =>
    resultOf(
      `${call} ${reference}`,
      await write(backEndUrl, form.call, reference, payload),
      fits,
      [],
    );
  return [
    ...(originSecret() ? [await checkForgery(backEndUrl, call, payload)] : []),
    await send('counts it as delivered: delete it there'),
    await send('counts the repetition as delivered: it must be there once'),
  ];
}

/** Sends a question that is signed with another secret, which must be refused. */
async function checkForgery(
  backEndUrl: string,
  call: string,
  payload: object,
): Promise<CallResult> {
  const path = formOf('other').call;
  const answer = await write(backEndUrl, path, newReference(), payload, 'x'.repeat(32));
  const { fault: _, ...forged } = answer;
  const isRefused = /^40[13]$/.test(answer.status);
  return resultOf(`${call} forged`, forged, isRefused ? 'it is refused' : '', [
    ...(isRefused
      ? []
      : [`expected 401 or 403 for a wrong signature, got ${answer.status}: anybody can post`]),
  ]);
}
