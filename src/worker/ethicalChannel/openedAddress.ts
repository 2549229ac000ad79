import type { OpenedMailbox } from '../../pages/ethical-mailbox/mailboxState.ts';
import { openedQuery } from '../../site/ethicalChannel/mailboxAddress.ts';
import type { Env } from '../env.ts';
import { decryptedCode, encryptedCode } from './codeInAddress.ts';

/** How long the address of an opened mailbox shows it, in seconds. */
const shownSeconds = 5 * 60;

type Shown = Pick<OpenedMailbox, 'code' | 'sent'>;

/**
 * The query under which an opened mailbox is shown. A post is answered with a redirect to
 * it, because browsers keep the body of a post whose answer is a page, to repeat it.
 */
export async function openedMailboxQuery({ code, sent }: Shown, keys: Env): Promise<string> {
  const seconds = Math.floor(Date.now() / 1000);
  const box = await encryptedCode(code, boundText(seconds, sent), keys);
  return `?${openedQuery}=${box}&at=${seconds}${sent ? `&sent=${sent}` : ''}`;
}

/** What the query shows; undefined if it was changed or has expired. */
export async function shownMailbox(query: URLSearchParams, keys: Env): Promise<Shown | undefined> {
  const box = query.get(openedQuery);
  const at = query.get('at') ?? '';
  if (!box || !/^\d{1,12}$/.test(at) || Date.now() / 1000 > Number(at) + shownSeconds)
    return undefined;
  const sent = query.get('sent') === 'mailbox.sent' ? 'mailbox.sent' : undefined;
  const code = await decryptedCode(box, boundText(at, sent), keys);
  return code === undefined ? undefined : { code, sent };
}

const boundText = (seconds: number | string, sent: OpenedMailbox['sent']): string =>
  ['mailbox', seconds, sent].join('\n');
