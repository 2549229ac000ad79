import type { Context } from 'hono';
import { addressOfPlace } from '../../site/addresses/addresses.ts';
import { cutLines } from '../../site/forms/clean.ts';
import {
  type Answers,
  type Faults,
  type Form,
  fileFieldOf,
  isNewsletter,
  maxLengthOf,
  restoreQuery,
} from '../../site/forms/form.ts';
import { type FormName, type FormState, formOf, formOn } from '../../site/forms/forms.ts';
import type { AppEnv } from '../appEnv.ts';
import { readerFor } from '../backEnd/reader.ts';
import { privateReferrerPolicy } from '../middleware/securityHeaders.ts';
import { answersOf, readPost } from './readPost.ts';
import { receiptOf, receiptQuery } from './receipt.ts';
import { type Rejected, submit } from './submit.ts';
import { inFieldOrder } from './validate.ts';

/** Media types of forms sent without JavaScript. */
const mediaTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/**
 * Handles a post to the page's form, gives the answers of a failed subscription back, or
 * shows a receipt.
 *
 * @returns A redirect to the receipt, or the state to render; undefined for a plain
 *   visit.
 */
export async function handleFormRequest(
  c: Context<AppEnv>,
): Promise<Response | FormState | undefined> {
  const { place, language } = c.var;
  const form = formOn(place.page);
  if (!form) return undefined;
  if (c.req.method !== 'POST') return receiptState(form, c);
  if (c.req.query(restoreQuery) !== undefined) return restoredState(form, c);
  const outcome = await submit(c, {
    mediaTypes,
    identifyForm: () => form,
    promotion: place.page === 'promotion' ? place.parameters.slug : '',
    language,
    backEnd: readerFor(c, language),
  });
  if (outcome.kind !== 'received') return rejectedState(form, outcome);
  // No fragment: it would keep the browser from focusing the thank-you message.
  const query = await receiptQuery(outcome, c.env);
  const headers = {
    Location: addressOfPlace(place, language) + query,
    'Cache-Control': 'no-store',
    ...(formOf(form).anonymous ? privateReferrerPolicy : {}),
  };
  return new Response(null, { status: 303, headers });
}

async function receiptState(form: FormName, c: Context<AppEnv>): Promise<FormState | undefined> {
  // The common case, fast: most visits are not receipts, and home has a form too.
  if (!c.req.query('sent')) return undefined;
  const receipt = await receiptOf(form, c.get('url').searchParams, c.env);
  return (
    receipt && {
      form,
      state: 'sent',
      status: 200,
      answers: {},
      faults: {},
      reference: receipt.reference,
      ...(receipt.code ? { code: receipt.code } : {}),
      at: receipt.at,
    }
  );
}

/** The form with the answers that a post without a script sends back. */
async function restoredState(form: FormName, c: Context<AppEnv>): Promise<FormState> {
  const post = await readPost(c.req.raw, mediaTypes).catch(() => undefined);
  const { answers } = answersOf(formOf(form), post?.fields ?? new Map());
  const shown = shownAnswers(formOf(form), answers);
  return { form, state: 'restored', status: 200, answers: shown, faults: {} };
}

/** The form's state after a post that was not accepted, with the submitted answers. */
function rejectedState(form: FormName, { status, reason, answers }: Rejected): FormState {
  const shown = shownAnswers(formOf(form), answers);
  if (isNewsletter(formOf(form)) && typeof reason === 'string')
    return {
      form,
      status,
      state: 'failed',
      problem: reason,
      answers: {},
      ...(Object.values(shown).some(Boolean) ? { cleared: shown } : {}),
      faults: {},
    };
  const common = { form, status, answers: shown };
  if (typeof reason !== 'string')
    return { ...common, state: 'faulty', faults: fileAgain(form, answers, reason) };
  const faults = fileAgain(form, answers, {});
  return { ...common, state: 'failed', faults, problem: reason };
}

/** A page cannot preselect a file, so a valid one must be chosen again. */
function fileAgain(form: FormName, answers: Answers, faults: Faults): Faults {
  const field = fileFieldOf(formOf(form))?.name;
  const answer = field && answers[field];
  return field && answer instanceof File && answer.size > 0 && !faults[field]
    ? inFieldOrder(formOf(form), { ...faults, [field]: 'invalid.fileAgain' })
    : faults;
}

/**
 * The submitted texts to show again, cut to their fields' limits, so that the page stays
 * small whatever was sent.
 */
function shownAnswers(form: Form, answers: Answers): Record<string, string> {
  const shown: Record<string, string> = {};
  for (const field of form.fields) {
    const answer = answers[field.name];
    if (typeof answer === 'string')
      shown[field.name] = cutInHtml(cutLines(answer, maxLengthOf(field)));
  }
  return shown;
}

/** Maximum bytes of a text in HTML; only a text made of quotes would exceed it. */
const maxBytes = 80_000;

function cutInHtml(text: string): string {
  let bytes = 0;
  for (let at = 0; at < text.length; at++) {
    bytes += bytesInHtml(text[at] ?? '');
    if (bytes > maxBytes) return text.slice(0, at).toWellFormed();
  }
  return text;
}

/** Bytes of a UTF-16 code unit as React escapes it; the longest is `&#x27;`. */
function bytesInHtml(unit: string): number {
  if (/["&'<>]/.test(unit)) return 6;
  return unit < '\u0080' ? 1 : 3;
}
