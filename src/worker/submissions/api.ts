import { type Context, Hono } from 'hono';
import { type Faults, faultMessage } from '../../site/forms/form.ts';
import { type FormName, formNames, formOf } from '../../site/forms/forms.ts';
import { isLanguage, type Language } from '../../site/i18n/languages.ts';
import { words } from '../../site/i18n/words.ts';
import type { AppEnv } from '../appEnv.ts';
import { readerFor } from '../backEnd/reader.ts';
import { readersIn } from '../ethicalChannel/readers.ts';
import { privateReferrerPolicy } from '../middleware/securityHeaders.ts';
import { type Fields, textOfField } from '../request/fields.ts';
import { visitorLanguage } from '../request/visitor.ts';
import { attachmentKey, readStoredAttachment } from './attachment.ts';
import { retryAfterSeconds } from './rateLimit.ts';
import { Rejection } from './readPost.ts';
import { receiptQuery } from './receipt.ts';
import { attachmentsPath, isLinkValid } from './signature.ts';
import { type Outcome, submit } from './submit.ts';

const mediaTypes = ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json'];

/**
 * The JSON API that the client script posts forms to, and the links from which the back
 * end fetches attachments.
 */
export const submissionsApi = new Hono<AppEnv>();

submissionsApi.post('/api/newsletter', (c) => handlePost(c, () => 'newsletter'));
submissionsApi.post('/api/contacto', (c) => handlePost(c, contactForm));
submissionsApi.get(`${attachmentsPath}*`, attachment);

/**
 * The page's language, which the client script sends in the query, or else the visitor's.
 */
function languageOf(c: Context<AppEnv>): Language {
  const requested = c.req.query('lang');
  return isLanguage(requested) ? requested : visitorLanguage(c);
}

async function handlePost(
  c: Context<AppEnv>,
  identifyForm: (fields: Fields) => FormName,
): Promise<Response> {
  const language = languageOf(c);
  const backEnd = readerFor(c, language);
  const outcome = await submit(c, { mediaTypes, identifyForm, language, backEnd });
  return respond(c, outcome, language);
}

/**
 * A post to /api/contacto identifies its form by `formulario`, and on the contact page
 * also by `tipo`.
 *
 * @throws Rejection 422.
 */
function contactForm(fields: Fields): FormName {
  const formulario = textOfField(fields, 'formulario') ?? 'contacto';
  const tipo = textOfField(fields, 'tipo');
  const candidates = formNames.filter((name) => formOf(name).formulario === formulario);
  if (!candidates.length) throw new Rejection(422, { formulario: 'invalid.choice' });
  const form = candidates.find(
    (name) => formOf(name).tipo === undefined || String(formOf(name).tipo) === tipo,
  );
  if (!form) throw new Rejection(422, { tipo: 'invalid.choice' });
  return form;
}

async function respond(
  c: Context<AppEnv>,
  outcome: Outcome,
  language: Language,
): Promise<Response> {
  c.header('Content-Language', language);
  if (outcome.form && formOf(outcome.form).anonymous)
    c.header('Referrer-Policy', privateReferrerPolicy['Referrer-Policy']);
  if (outcome.kind === 'received') {
    const { form, reference } = outcome;
    const receipt = formOf(form).dated && (await receiptQuery(outcome, c.env));
    return c.json({ ok: true, reference, ...(receipt ? { receipt } : {}) });
  }
  const { status, reason } = outcome;
  if (status === 429) c.header('Retry-After', String(retryAfterSeconds));
  // Whose page is older than the keys of its report seals it anew.
  const readers = reason === 'form.outdated' ? { readers: readersIn(c.env) } : {};
  return typeof reason === 'string'
    ? c.json({ ok: false, error: words[language](reason), ...readers }, status)
    : c.json({ ok: false, errors: messagesOf(outcome.form, reason, language) }, status);
}

/** The error messages of each field. */
function messagesOf(
  form: FormName | undefined,
  faults: Faults,
  language: Language,
): Record<string, string[]> {
  const fields = form ? formOf(form).fields : [];
  return Object.fromEntries(
    Object.entries(faults).map(([name, word]) => {
      const field = fields.find((candidate) => candidate.name === name);
      return [name, [faultMessage(words[language], word, field)]];
    }),
  );
}

/** Serves an attachment to the back end under a signed link. */
async function attachment(c: Context<AppEnv>): Promise<Response> {
  const key = attachmentKey(c.req.path.slice(attachmentsPath.length));
  if (!key || !(await isLinkValid(key, c.get('url').searchParams, c.env, new Date())))
    return c.json({ ok: false, error: 'not found' }, 404);
  const file = await readStoredAttachment(c.env.SUBMISSIONS, key);
  if (!file) return c.json({ ok: false, error: 'not found' }, 404);
  const ascii = file.name
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\]/g, '');
  return new Response(c.req.method === 'HEAD' ? null : file.body, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Length': String(file.size),
      'Content-Disposition': `attachment; filename="${ascii || 'documento.pdf'}"; filename*=UTF-8''${encodeURIComponent(file.name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`,
      'Content-Security-Policy':
        "default-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox",
      'Cache-Control': 'no-store',
    },
  });
}
