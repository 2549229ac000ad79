import type { PlainKey } from '../../site/i18n/words.ts';

/** What a mailbox shows to who has its code. Times in milliseconds since 1970. */
export interface OpenedMailbox {
  code: string;
  reference: string;
  receivedAt: number;
  acknowledgedAt: number | undefined;
  closedAt: number | undefined;
  messages: { from: 'author' | 'officer'; at: number; text: string }[];
  /** What became of a message that was sent now. */
  sent: 'mailbox.sent' | 'mailbox.notSent' | undefined;
}

/** What became of a post to the mailbox. */
export interface MailboxState {
  status: 200 | 400 | 422 | 429;
  problem?: PlainKey;
  opened?: OpenedMailbox;
}
