import type { Context } from 'hono';
import {
  type Answers,
  fileFieldOf,
  isNewsletter,
  postIdName,
  trapName,
} from '../../site/forms/form.ts';
import { type FormName, formOf } from '../../site/forms/forms.ts';
import type { Language } from '../../site/i18n/languages.ts';
import { mailboxCodeOf, mailboxKeysOf } from '../../site/sealing/mailboxCode.ts';
import type { AppEnv } from '../appEnv.ts';
import { hashesOf, isOfAnotherCase } from '../ethicalChannel/caseStore.ts';
import { logFailure, mayBeReport } from '../middleware/requestLog.ts';
import { type Fields, textOfField } from '../request/fields.ts';
import { deliver } from './deliver.ts';
import { mayBeAccepted, mayBeRejected } from './rateLimit.ts';
import { answersOf, type Given, Rejection, readPost } from './readPost.ts';
import type { Receipt } from './receipt.ts';
import { record } from './record.ts';
import { referenceOf } from './reference.ts';
import { type Content, isSealedPost, parcelOf, readSealedPost } from './sealing.ts';
import { sign } from './signature.ts';
import { type ValidationContext, validate } from './validate.ts';

/** What an address accepts, and how its posts identify their form. */
export interface PostRules extends ValidationContext {
  mediaTypes: readonly string[];
  /** @throws Rejection 422 with the faults of the identifying fields. */
  identifyForm(fields: Fields): FormName;
  language: Language;
}

/** What became of a post. */
export type Outcome =
  /** Delivered to the back end or stored in the outbox. */
  ({ kind: 'received' } & Receipt) | Rejected;

export interface Rejected extends Pick<Rejection, 'status' | 'reason'> {
  kind: 'rejected';
  /** Undefined if the post failed before its form was identified. */
  form: FormName | undefined;
  answers: Answers;
}

/** Processes a submission step by step. Every step may throw a Rejection. */
export async function submit(c: Context<AppEnv>, rules: PostRules): Promise<Outcome> {
  const receivedAt = Date.now();
  let form: FormName | undefined;
  let answers: Answers = {};
  let isWhole = true;
  try {
    const post = await readPost(c.req.raw, rules.mediaTypes);
    const { fields } = post;
    isWhole = post.isWhole;
    form = rules.identifyForm(fields);
    const given = answersOf(formOf(form), fields);
    answers = given.answers;
    if (!isWhole) throw new Rejection(413, 'form.tooBig');
    if (textOfField(fields, trapName)) throw new Rejection(400, 'form.automatic');
    const content = await contentOf(c, form, fields, given, rules);
    const receipt = await send(c, form, content, {
      postId: postIdOf(form, fields),
      receivedAt,
      language: rules.language,
    });
    return { kind: 'received', ...receipt };
  } catch (error) {
    // Whatever else is wrong with a post that is too long.
    const rejection = isWhole ? rejectionOf(error, form, c) : new Rejection(413, 'form.tooBig');
    const { status, reason } = await orTooMany(rejection, c);
    recordRejection(c, { form, status, reason, receivedAt });
    return { kind: 'rejected', form, status, reason: reasonFor(form, reason), answers };
  }
}

/** The contents of a post: a report sealed in the browser, or validated answers. */
function contentOf(
  c: Context<AppEnv>,
  form: FormName,
  fields: Fields,
  given: Given,
  rules: ValidationContext,
): Promise<Content> {
  const file = given.answers[fileFieldOf(formOf(form))?.name ?? ''];
  const hasFile = file instanceof File && file.size > 0;
  const admit = async () => {
    if (!(await mayBeAccepted(form, hasFile, c.req.raw, c.env)))
      throw new Rejection(429, 'form.tooMany');
  };
  return formOf(form).anonymous && isSealedPost(fields)
    ? readSealedPost(fields, c.env, admit)
    : validate(form, given, rules, admit);
}

/**
 * The id of the answers, from the client script or the page of a report; undefined for
 * other forms without JavaScript. A report always has one, because its mailbox must open
 * to nobody who only knows what it says and when it was sent.
 */
const postIdOf = (form: FormName, fields: Fields): string | undefined =>
  textOfField(fields, postIdName)?.slice(0, maxIdLength) ||
  (formOf(form).anonymous ? crypto.randomUUID() : undefined);

const maxIdLength = 100;

/**
 * Assigns a reference, delivers the submission, and returns its receipt.
 *
 * @throws Rejection 502 if neither the back end nor the outbox accepts it, or if the back
 *   end does not take a subscription.
 */
async function send(
  c: Context<AppEnv>,
  form: FormName,
  content: Content,
  post: { postId: string | undefined; receivedAt: number; language: Language },
): Promise<Receipt> {
  const { postId, receivedAt, language } = post;
  const at = new Date();
  const text = textOf(form, content);
  const reference = await referenceOf({ text, id: postId, request: c.req.raw, now: at }, c.env);
  if ('envelope' in content) {
    const hashes = await hashesOf(content.envelope);
    // Whoever has seen an envelope, such as the back end, may send it again.
    if (await isOfAnotherCase(c.env.SUBMISSIONS, reference, hashes))
      throw new Rejection(400, 'form.unreadable');
  }
  const parcel = await parcelOf(form, content, { reference, language }, c.env);
  // A repeated post gets the same mailbox. The code cannot be derived from stored data:
  // it also takes the post's id.
  const secret = JSON.stringify(['mailbox', postId, text]);
  const code = parcel.envelope
    ? mailboxCodeOf(Uint8Array.fromHex(await sign(secret, c.env)))
    : undefined;
  if (code) parcel.mailbox = await mailboxKeysOf(code);
  const delivery = deliver(form, parcel, {
    reference,
    site: c.get('url').origin,
    language,
    env: c.env,
    requestId: c.var.requestId,
    receivedAt,
    waitUntil: (work) => c.executionCtx.waitUntil(work),
  });
  // Continues even if the visitor disconnects.
  c.executionCtx.waitUntil(delivery);
  if (!(await delivery)) throw new Rejection(502, 'form.failed');
  return { form, reference, at, code };
}

/** The serialised answers. */
const textOf = (form: FormName, content: Content): string =>
  JSON.stringify([
    form,
    'envelope' in content ? content.envelope : content.values,
    content.attachment?.file.sha256,
  ]);

/** An exception becomes a rejection, which gives the answers back. */
function rejectionOf(error: unknown, form: FormName | undefined, c: Context<AppEnv>): Rejection {
  if (error instanceof Rejection) return error;
  const isReport = form ? formOf(form).anonymous === true : mayBeReport(c);
  logFailure(c, 502, error instanceof Error ? error : undefined, isReport);
  return new Rejection(502, 'form.failed');
}

/** Replaces the rejection with a 429 for senders who are rejected too often. */
async function orTooMany(rejection: Rejection, c: Context<AppEnv>): Promise<Rejection> {
  // After a 409 a script seals anew, to the keys of today.
  if ([409, 429, 502].includes(rejection.status) || (await mayBeRejected(c.req.raw, c.env)))
    return rejection;
  return new Rejection(429, 'form.tooMany');
}

/** A failed subscription is cleared, so its message says how to get the answers back. */
function reasonFor(form: FormName | undefined, reason: Rejection['reason']) {
  if (!form || !isNewsletter(formOf(form))) return reason;
  if (reason === 'form.failed') return 'form.newsletterAgain';
  return reason === 'form.tooMany' ? 'form.newsletterWait' : reason;
}

/** A 502 is recorded already, by `deliver` or as a failure. */
function recordRejection(
  c: Context<AppEnv>,
  {
    form,
    status,
    reason,
    receivedAt,
  }: Pick<Rejected, 'form' | 'status' | 'reason'> & { receivedAt: number },
): void {
  if (status === 502) return;
  record(c.env, {
    form,
    requestId: c.var.requestId,
    mayBeReport: mayBeReport(c),
    milliseconds: Date.now() - receivedAt,
    ...(typeof reason === 'string' ? { outcome: 'rejected', reason } : { outcome: 'invalid' }),
  });
}
