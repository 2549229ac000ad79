/**
 * `npm run backup -- --to <folder>`: copies the sealed reports of the ethical channel, with
 * their documents, mailboxes and messages, from the bucket into a folder. Nothing is
 * decrypted. It uses the production bucket; `--env preview` selects the preview's, and
 * `--local` that of `npm start`.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { backUp } from './backup/copying.ts';
import { checkManifest } from './backup/manifest.ts';
import { bucketOptions, locationOf, withBucket } from './bucket.ts';
import { CommandError, parseCommandLine, runCommand, say } from './commandLine.ts';

const usage = 'npm run backup -- --to <folder> [--env preview] [--local]';

await runCommand(async () => {
  const { values } = parseCommandLine(usage, {
    options: { ...bucketOptions, to: { type: 'string' } },
  });
  const { to: folder } = values;
  if (!folder) throw new CommandError(`Name the folder. Usage: ${usage}`);
  if (existsSync(folder) && !(statSync(folder).isDirectory() && !readdirSync(folder).length))
    throw new CommandError(`${folder} is not an empty folder: name a new one for each backup`);
  await withBucket(locationOf(values), async (bucket) => {
    const { objects, bytes } = await backUp(bucket, folder);
    say(`${objects} objects with ${bytes} bytes are in ${folder}`);
    say(`Fingerprint, which restore shows too: ${await checkManifest(folder)}`);
  });
});
