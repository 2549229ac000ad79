import { objectsIn } from '../bucket.ts';
/** A mailbox, stored under a hash derived from its code. */
export interface Mailbox {
  reference: string;
  /** Messages to the author are sealed to this key. */
  publicKey: string;
}

/** A message, sealed for each side separately. */
export interface SealedMessage {
  from: 'author' | 'officer';
  /** Milliseconds since 1970. */
  at: number;
  forAuthor: string;
  /** For the officer and the substitute, or for one of them. */
  forOfficer: string;
}

/** Time in ms within which two equal messages count as a double click. */
const doubleClickMs = 60_000;
/**
 * Maximum messages per report, far more than anyone writes; the author cannot take the
 * last of them, which the officer needs for an answer.
 */
const maxMessages = { author: 150, officer: 200 };

const keyOf = (id: string): string => `mailboxes/${id}.json`;
const folderOf = (reference: string): string => `messages/${reference}/`;

export async function openMailbox(bucket: R2Bucket, id: string, mailbox: Mailbox): Promise<void> {
  await bucket.put(keyOf(id), JSON.stringify(mailbox));
}

/** The mailbox with this id; undefined if there is none. */
export async function readMailbox(bucket: R2Bucket, id: string): Promise<Mailbox | undefined> {
  return (await bucket.get(keyOf(id)))?.json<Mailbox>();
}

/** The messages of a report, oldest first. */
export async function listMessages(bucket: R2Bucket, reference: string): Promise<SealedMessage[]> {
  const { objects } = await bucket.list({
    prefix: folderOf(reference),
    limit: maxMessages.officer,
  });
  const messages = await Promise.all(
    objects.map(async ({ key }) => (await bucket.get(key))?.json<SealedMessage>()),
  );
  return messages.filter((message) => message !== undefined);
}

/**
 * Adds a message, unless one of the same name was added within the last minute.
 *
 * @param name Identifies the message, so that a double click adds one.
 * @returns False if the report has too many messages.
 */
export async function addMessage(
  bucket: R2Bucket,
  reference: string,
  name: string,
  message: SealedMessage,
): Promise<boolean> {
  const { objects } = await bucket.list({
    prefix: folderOf(reference),
    limit: maxMessages.officer,
  });
  const isRepeated = objects.some(
    ({ key }) => key.endsWith(`-${name}.json`) && message.at - timeOf(key) < doubleClickMs,
  );
  if (isRepeated) return true;
  if (objects.length >= maxMessages[message.from]) return false;
  // Keys sort by time: the timestamp keeps its number of digits for centuries.
  const key = `${folderOf(reference)}${message.at}-${name}.json`;
  await bucket.put(key, JSON.stringify(message), {
    customMetadata: { from: message.from },
  });
  return true;
}

/** When a message was sent, by its key. */
const timeOf = (key: string): number => Number.parseInt(key.slice(key.lastIndexOf('/') + 1), 10);

/** References of the reports whose last message is from the author. */
export async function awaitingOfficer(bucket: R2Bucket): Promise<Set<string>> {
  const waiting = new Set<string>();
  // Sorted by time within each report.
  for await (const { key, customMetadata } of objectsIn(bucket, 'messages/')) {
    const reference = key.split('/')[1] ?? '';
    if (customMetadata?.['from'] === 'author') waiting.add(reference);
    else waiting.delete(reference);
  }
  return waiting;
}

/** Deletes a mailbox with its messages. */
export async function deleteMailbox(
  bucket: R2Bucket,
  reference: string,
  id: string | undefined,
): Promise<void> {
  const { objects } = await bucket.list({ prefix: folderOf(reference) });
  const keys = [...objects.map(({ key }) => key), ...(id ? [keyOf(id)] : [])];
  if (keys.length) await bucket.delete(keys);
}
