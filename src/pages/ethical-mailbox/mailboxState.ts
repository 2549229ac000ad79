import type { PlainKey } from '../../site/i18n/words.ts';

/** Maximum characters of a message. */
export const maxMessageLength = 5_000;

/** A mailbox that was opened with its code. Times in ms since 1970. */
export interface OpenedMailbox {
  code: string;
  reference: string;
  receivedAt: number;
  acknowledgedAt: number | undefined;
  closedAt: number | undefined;
  messages: { from: 'author' | 'officer'; at: number; text: string }[];
  /** That a message was just sent. */
  sent: 'mailbox.sent' | undefined;
}

/** Outcome of a post to the mailbox. */
export interface MailboxState {
  status: 200 | 400 | 422 | 429 | 502;
  problem?: PlainKey;
  /** What was sent in vain, to show again. */
  typed?: { code: string; message: string };
  opened?: OpenedMailbox;
}
