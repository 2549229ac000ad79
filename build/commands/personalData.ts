import {
  deleteStored,
  type SubmissionFolder,
  submissionsFrom,
} from '../../src/worker/submissions/submissionStore.ts';
import { CommandError, say } from './commandLine.ts';

/** Where else the same person's data may be (docs/privacy-requests.md). */
const elsewhere = {
  'outbox/': 'Look there too: npm run deadletters -- --find <e-mail>',
  'dead-letters/': 'Look there too: npm run outbox -- --find <e-mail>',
} satisfies Record<SubmissionFolder, string>;

/**
 * Shows everything that was sent with an e-mail address and is still stored in a folder,
 * as JSON for the person who asks; `erase` deletes it with its attachments. Says what
 * cannot be found.
 */
export async function personalData(
  bucket: R2Bucket,
  folder: SubmissionFolder,
  email: string,
  erase: boolean,
): Promise<void> {
  if (!/^\S+@\S+$/.test(email)) throw new CommandError(`${email} is not an e-mail address`);
  const { found, reports } = await submissionsFrom(bucket, folder, email);
  for (const { submission, receivedAt } of found) {
    const { reference, form, payload, attachment } = submission;
    const received = new Date(receivedAt).toISOString();
    if (!erase) say(JSON.stringify({ reference, form, received, payload, attachment }, null, 2));
    else say(`deleted ${(await deleteStored(bucket, folder, reference)).join(' and ')}`);
  }
  say(`${found.length} found in ${folder}${erase ? ', and deleted' : ''}. ${elsewhere[folder]}`);
  if (reports)
    say(
      `Not searched: ${reports} of the ethical channel. Sealed reports can be opened by its officer and the substitute only.`,
    );
  say(
    'Not searched: attachments of submissions that the back end has. Its record has their links.',
  );
}
