import type { Context } from 'hono';
import type { BackEndReader } from '../../pages/route.ts';
import type { Answers, Faults, Values } from '../../site/forms/answers.ts';
import { type Form, fileFieldOf } from '../../site/forms/form.ts';
import { type FormName, formOf } from '../../site/forms/forms.ts';
import { postIdName, trapName } from '../../site/forms/hiddenFields.ts';
import { check } from '../../site/forms/schema.ts';
import type { Language } from '../../site/i18n/languages.ts';
import type { FaultKey, PlainKey } from '../../site/i18n/words.ts';
import { largestSealable } from '../../site/sealing/envelope.ts';
import { mailboxCodeOf, mailboxKeysOf } from '../../site/sealing/mailboxCode.ts';
import { readBody } from '../request/body.ts';
import { answersOf, type Fields, parseFields, textOfField } from '../request/fields.ts';
import { isSameOrigin } from '../request/sameOrigin.ts';
import type { Site } from '../site.ts';
import { checkAttachment } from './attachment.ts';
import { deliver } from './deliver.ts';
import { type Participation, participationIn } from './participation.ts';
import { mayBeAccepted, mayBeRefused } from './rateLimit.ts';
import { record } from './record.ts';
import { referenceOf } from './reference.ts';
import { type FieldFile, type Parcel, parcelOf, sealedParcel } from './sealed/parcel.ts';
import { isSealedPost, readSealedPost } from './sealed/sealedPost.ts';
import { seal } from './signedLink.ts';

/**
 * What became of a post. `answers` are there as far as they could be read, to be shown
 * again.
 */
export type Outcome =
  /** The origin has it, or will get it from the outbox. */
  | {
      kind: 'received';
      form: FormName;
      reference: string;
      at: Date;
      /** The code of the author's mailbox. */
      code?: string | undefined;
    }
  /** `unnamed`: the post does not say which form it is of. */
  | { kind: 'faulty'; form: FormName; unnamed?: true; answers: Answers; faults: Faults }
  | {
      kind: 'failed';
      status: 400 | 403 | 413 | 415 | 422 | 429 | 502;
      problem: PlainKey;
      form?: FormName;
      answers?: Answers;
    };

export interface Rules {
  /** Media types that are read. */
  types: readonly string[];
  /** The form that a post is meant for, or what is wrong with the naming of it. */
  formFor(fields: Fields): FormName | Faults;
  /** The promotion of the page, where the post does not say it. */
  promotion?: string | undefined;
  language: Language;
  origin: BackEndReader;
}

/**
 * The way of a submission: size, same origin, rate limit, fields, schema, attachment,
 * bucket, origin or outbox.
 */
export async function receive(c: Context<Site>, rules: Rules): Promise<Outcome> {
  const began = Date.now();
  const outcome = await refusedLess(c, await take(c, rules, began));
  const line = { requestId: c.var.requestId, milliseconds: Date.now() - began };
  if (outcome.kind === 'faulty')
    record(c.env, {
      outcome: 'invalid',
      form: outcome.unnamed ? undefined : outcome.form,
      ...line,
    });
  // What was sent on has its line from there, also when the visitor did not wait.
  if (outcome.kind === 'failed' && outcome.status !== 502)
    record(c.env, {
      outcome: 'rejected',
      form: outcome.form,
      reason: outcome.problem,
      ...line,
    });
  return outcome;
}

/** The outcome, but that a visitor who is refused again and again is told to wait. */
async function refusedLess(c: Context<Site>, outcome: Outcome): Promise<Outcome> {
  const isRefused =
    outcome.kind === 'faulty' ||
    (outcome.kind === 'failed' && ![429, 502].includes(outcome.status));
  if (!isRefused || (await mayBeRefused(c.req.raw, c.env))) return outcome;
  const { form, answers } = outcome;
  const unnamed = outcome.kind === 'faulty' && outcome.unnamed;
  return {
    ...failed(429, 'form.tooMany'),
    ...(form && !unnamed ? { form } : {}),
    ...(answers ? { answers } : {}),
  };
}

async function take(c: Context<Site>, rules: Rules, began: number): Promise<Outcome> {
  const request = c.req.raw;
  const body = await readBody(request);
  if (!body) return failed(413, 'form.tooBig');
  if (!isSameOrigin(request)) return failed(403, 'form.foreign');
  const fields = await parseFields(body, request, rules.types);
  if (!(fields instanceof Map))
    return failed(fields, fields === 415 ? 'form.unsupported' : 'form.unreadable');
  const form = rules.formFor(fields);
  if (typeof form !== 'string')
    return { kind: 'faulty', form: 'question', unnamed: true, answers: {}, faults: form };
  const { answers, repeated } = answersOf(formOf(form), fields);
  if (textOfField(fields, trapName))
    return { ...failed(400, 'form.automatic'), form, answers };
  const given = { answers, repeated, began, postId: textOfField(fields, postIdName) };
  return formOf(form).anonymous && isSealedPost(fields)
    ? acceptSealed(c, form, fields, given, rules)
    : accept(c, form, given, rules);
}

const failed = (
  status: Extract<Outcome, { kind: 'failed' }>['status'],
  problem: PlainKey,
): Extract<Outcome, { kind: 'failed' }> => ({ kind: 'failed', status, problem });

interface Given {
  answers: Answers;
  repeated: Faults;
  /** When the post arrived, in milliseconds since 1970. */
  began: number;
  /** What the browser calls these answers; undefined where no script sent them. */
  postId: string | undefined;
}

async function accept(
  c: Context<Site>,
  name: FormName,
  given: Given,
  { origin, promotion, language }: Rules,
): Promise<Outcome> {
  const { answers, repeated } = given;
  const form = formOf(name);
  const now = new Date();
  const entry =
    name === 'contest'
      ? await participationIn(promotion ?? String(answers['asunto'] ?? ''), origin, now)
      : undefined;
  if (entry && !entry.open) return { ...failed(422, 'form.closed'), form: name, answers };
  const checked = check(form, answers, { now, adultsOnly: entry?.adultsOnly });
  const attachment = await attachmentOf(form, answers, {
    ...checked.faults,
    ...repeated,
  });
  const faults = {
    ...checked.faults,
    ...repeated,
    ...(attachment && 'fault' in attachment
      ? { [attachment.field]: attachment.fault }
      : {}),
  };
  if (Object.keys(faults).length)
    return { kind: 'faulty', form: name, answers, faults: inOrder(form, faults) };
  const checkedFile = attachment && 'file' in attachment ? attachment : undefined;
  const values = { ...checked.values, ...promotionOf(entry) };
  return hand(c, name, given, {
    language,
    content: JSON.stringify([name, values, checkedFile?.file.sha256]),
    pack: (reference) =>
      parcelOf(name, values, checkedFile, { reference, language }, c.env),
  });
}

/** A report that the browser sealed: nothing of it can be checked but its shape. */
async function acceptSealed(
  c: Context<Site>,
  name: FormName,
  fields: Fields,
  given: Given,
  { language }: Rules,
): Promise<Outcome> {
  const post = await readSealedPost(fields, c.env);
  if (!post) return { ...failed(400, 'form.unreadable'), form: name };
  const { envelope, attachment } = post;
  return hand(
    c,
    name,
    // Whoever names it not sends it once.
    { ...given, postId: given.postId || crypto.randomUUID() },
    {
      language,
      content: JSON.stringify([name, envelope, attachment?.file.sha256]),
      pack: async (reference) =>
        sealedParcel(formOf(name), envelope, attachment, reference),
    },
  );
}

interface Accepted {
  language: Language;
  /** All that was answered, as one text. */
  content: string;
  /** Makes what is stored and sent. */
  pack(reference: string): Promise<Parcel>;
}

/** Hands an accepted submission on, unless its visitor has sent too many. */
async function hand(
  c: Context<Site>,
  name: FormName,
  { answers, began, postId }: Given,
  { language, content, pack }: Accepted,
): Promise<Outcome> {
  if (!(await mayBeAccepted(name, c.req.raw, c.env)))
    return { ...failed(429, 'form.tooMany'), form: name, answers };
  const now = new Date();
  const reference = await referenceOf(
    { form: formOf(name), answers: content, id: postId, request: c.req.raw, now },
    c.env,
  );
  const parcel = await pack(reference);
  // What is sent again has the same mailbox, and nobody can derive its code from what is
  // stored: the post's own name or the answers are needed.
  const secret = ['mailbox', postId ?? '', reference, content].join('\n');
  const code = parcel.envelope
    ? mailboxCodeOf(Uint8Array.fromHex(await seal(secret, c.env)))
    : undefined;
  const mailbox = code && (await mailboxKeysOf(code));
  const work = deliver(
    name,
    { ...parcel, ...(mailbox ? { mailbox } : {}) },
    {
      reference,
      site: new URL(c.req.url).origin,
      language,
      environment: c.env,
      requestId: c.var.requestId,
      began,
      waitUntil: (work) => c.executionCtx.waitUntil(work),
    },
  );
  // It goes on even if the visitor leaves before the answer.
  c.executionCtx.waitUntil(work);
  return (await work)
    ? { kind: 'received', form: name, reference, at: now, code }
    : { ...failed(502, 'form.failed'), form: name, answers };
}

const promotionOf = (entry: Participation | undefined): Values =>
  entry ? { asunto: entry.id } : {};

/** The faults in the order of the form's fields, as the summary lists them. */
export const inOrder = (form: Form, faults: Faults): Faults =>
  Object.fromEntries(
    form.fields.flatMap(({ name }) => (faults[name] ? [[name, faults[name]]] : [])),
  );

/** The checked file of a form, unless something is already wrong with it. */
async function attachmentOf(
  form: Form,
  answers: Answers,
  faults: Faults,
): Promise<FieldFile | { field: string; fault: FaultKey } | undefined> {
  const field = fileFieldOf(form)?.name;
  const answer = field && answers[field];
  if (!field || faults[field] || !(answer instanceof File) || answer.size === 0)
    return undefined;
  if (form.anonymous && answer.size > largestSealable)
    return { field, fault: 'invalid.fileSize' };
  const file = await checkAttachment(answer);
  return 'fault' in file ? { field, fault: file.fault } : { field, file };
}
