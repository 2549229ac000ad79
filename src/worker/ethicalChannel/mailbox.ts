import type { Context } from 'hono';
import { type MailboxState, maxMessageLength } from '../../pages/ethical-mailbox/mailboxState.ts';
import { addressOfPlace } from '../../site/addresses/addresses.ts';
import { cutLines } from '../../site/forms/clean.ts';
import { openText, sealText, sealTextTo } from '../../site/sealing/envelope.ts';
import {
  type MailboxKeys,
  mailboxKeysOf,
  maxTypedLength,
  typedCode,
} from '../../site/sealing/mailboxCode.ts';
import type { AppEnv } from '../appEnv.ts';
import type { Env } from '../env.ts';
import { logFailure } from '../middleware/requestLog.ts';
import { privateReferrerPolicy } from '../middleware/securityHeaders.ts';
import { readBody } from '../request/body.ts';
import { parseFields, textOfField } from '../request/fields.ts';
import { isSameOrigin } from '../request/sameOrigin.ts';
import { hasRoom } from '../submissions/rateLimit.ts';
import { looksLikeReference } from '../submissions/reference.ts';
import { type Case, readCase } from './caseStore.ts';
import { addMessage, listMessages, readMailbox, type SealedMessage } from './mailboxStore.ts';
import { openedMailboxQuery, shownMailbox } from './openedAddress.ts';
import { keysOfReaders } from './readers.ts';

/** Maximum bytes of a post: a code and a message in the longest encoding. */
const maxPostBytes = 64 * 1024;
const types = ['application/x-www-form-urlencoded'];
type MailboxSettings = Pick<Env, 'SUBMISSIONS' | 'REPORT_PUBLIC_KEY' | 'REPORT_SUBSTITUTE_KEY'>;
/** Reference to look up if there is no mailbox. */
const noReference = 'none';

/**
 * Handles a request of the mailbox page.
 *
 * @returns After a post, a redirect to the opened mailbox, or why it stays closed; later,
 *   the mailbox that the address names; undefined for a plain visit.
 */
export async function handleMailboxRequest(
  c: Context<AppEnv>,
): Promise<Response | MailboxState | undefined> {
  const { url, place, language } = c.var;
  if (c.req.method !== 'POST') {
    const shown = isLedTo(c.req.raw) ? await shownMailbox(url.searchParams, c.env) : undefined;
    const state = shown && (await mailboxOf(shown.code, '', c.env));
    return state?.opened && { ...state, opened: { ...state.opened, sent: shown?.sent } };
  }
  const state = await openedMailbox(c);
  if (!state.opened) return state;
  const query = await openedMailboxQuery(state.opened, c.env);
  const headers = {
    Location: addressOfPlace(place, language) + query,
    'Cache-Control': 'no-store',
    ...privateReferrerPolicy,
  };
  return new Response(null, { status: 303, headers });
}

/**
 * Whether the site itself led to the address: not the browser's history, whose reader is not
 * its author, nor another site, whose mailbox an author could take for theirs. Browsers that
 * do not say so are believed.
 */
const isLedTo = ({ headers }: Request): boolean =>
  (headers.get('Sec-Fetch-Site') ?? 'same-origin') === 'same-origin';

/** The mailbox that a post opens, or why it stays closed, with what was typed. */
export async function openedMailbox(c: Context<AppEnv>): Promise<MailboxState> {
  const { raw } = c.req;
  const body = await readBody(raw, maxPostBytes);
  if (!body || !isSameOrigin(raw)) return { problem: 'mailbox.unreadable', status: 400 };
  const fields = await parseFields(body, raw, types);
  if (!(fields instanceof Map)) return { problem: 'mailbox.unreadable', status: 400 };
  const code = (textOfField(fields, 'codigo') ?? '').slice(0, maxTypedLength);
  const message = cutLines(textOfField(fields, 'mensaje') ?? '', maxMessageLength);
  const typed = { code, message };
  try {
    return await stateAfter(typed, c.env);
  } catch (error) {
    logFailure(c, 502, error instanceof Error ? error : undefined);
    return { problem: 'form.failed', status: 502, typed };
  }
}

/** The mailbox that a code opens, with the message if it was sent, or why it stays closed. */
async function stateAfter(
  typed: { code: string; message: string },
  env: Env,
): Promise<MailboxState> {
  const code = typedCode(typed.code);
  const state = code && (await mailboxOf(code, typed.message, env));
  if (state) return state.opened ? state : { ...state, typed };
  // Counted after the look: no number of guesses locks an author out.
  if (!(await hasRoom(env.RATE_LIMIT_MAILBOX_WRONG, 'all')))
    return { problem: 'form.tooMany', status: 429, typed };
  // By its form alone: whether there is such a report, nobody learns here.
  const problem = looksLikeReference(typed.code) ? 'mailbox.isReference' : 'mailbox.unknown';
  return { problem, status: 422, typed };
}

/**
 * Adds `message`, if there is one, to the mailbox of a code, and opens it.
 *
 * Does the same work whether or not the mailbox exists, so that timing reveals nothing.
 *
 * @returns Undefined if the code opens no mailbox; a problem if the message is not in it.
 */
export async function mailboxOf(
  code: string,
  message: string,
  env: MailboxSettings,
): Promise<MailboxState | undefined> {
  const { SUBMISSIONS: bucket } = env;
  const keys = await mailboxKeysOf(code);
  const mailbox = await readMailbox(bucket, keys.id);
  const reference = mailbox?.reference ?? noReference;
  const found = await readCase(bucket, reference);
  // A mailbox is its case's own, or nobody's.
  const one = found?.mailbox === keys.id ? found : undefined;
  const isSent = message && one ? await addAuthorMessage(one, message, keys, env) : undefined;
  const messages = await listMessages(bucket, reference);
  if (!mailbox || !one) return undefined;
  if (isSent === false) return { status: 502, problem: 'mailbox.notSent' };
  return {
    status: 200,
    opened: {
      code,
      reference,
      receivedAt: one.receivedAt,
      acknowledgedAt: one.acknowledgedAt,
      closedAt: one.closedAt,
      messages: await Promise.all(messages.map((sealed) => opened(sealed, keys))),
      sent: isSent ? 'mailbox.sent' : undefined,
    },
  };
}

/** Adds the author's message to the mailbox. Returns whether it is there. */
async function addAuthorMessage(
  one: Case,
  text: string,
  { publicKey, privateKey }: MailboxKeys,
  env: MailboxSettings,
): Promise<boolean> {
  const readers = keysOfReaders(one, env);
  if (!readers.length) return false;
  const digest = await crypto.subtle.digest(
    'SHA-256',
    // With a secret, so that the name does not confirm a guess of the text.
    new TextEncoder().encode(privateKey + text),
  );
  const name = new Uint8Array(digest).toHex().slice(0, 32);
  return addMessage(env.SUBMISSIONS, one.reference, name, {
    from: 'author',
    at: Date.now(),
    forAuthor: await sealText(publicKey, text),
    forOfficer: await sealTextTo(readers, text),
  });
}

const opened = async (
  { from, at, forAuthor }: SealedMessage,
  keys: MailboxKeys,
): Promise<{ from: SealedMessage['from']; at: number; text: string }> => ({
  from,
  at,
  text: await openText(forAuthor, [keys]).catch(() => ''),
});
