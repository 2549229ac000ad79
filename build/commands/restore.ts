/**
 * `npm run restore -- --from <folder>`: copies a backup of `npm run backup` into the bucket.
 * What is newer there stays, unless `--overwrite` is given; files that are damaged are left
 * out. With the fingerprint that backup showed, `--fingerprint`, a backup that was changed is
 * refused. It uses the production bucket; `--env preview` selects the preview's, and `--local`
 * that of `npm start`.
 */
import { restore } from './backup/copying.ts';
import { checkManifest } from './backup/manifest.ts';
import { bucketOptions, locationOf, withBucket } from './bucket.ts';
import { CommandError, parseCommandLine, runCommand, say } from './commandLine.ts';

const usage =
  'npm run restore -- --from <folder> [--fingerprint <hash>] [--overwrite] [--env preview] [--local]';

await runCommand(async () => {
  const { values } = parseCommandLine(usage, {
    options: {
      ...bucketOptions,
      from: { type: 'string' },
      fingerprint: { type: 'string' },
      overwrite: { type: 'boolean', default: false },
    },
  });
  const { from: folder, fingerprint, overwrite } = values;
  if (!folder) throw new CommandError(`Name the folder. Usage: ${usage}`);
  const found = await checkManifest(folder);
  say(`Fingerprint, which backup showed: ${found}`);
  if (fingerprint !== undefined && fingerprint !== found)
    throw new CommandError(`${folder} was changed since its backup: use another one`);
  await withBucket(locationOf(values), async (bucket) => {
    const { restored, unchanged, newer, orphaned, damaged } = await restore(
      bucket,
      folder,
      overwrite,
    );
    say(`${restored} objects restored, ${unchanged} were there already`);
    if (newer) say(`${newer} are newer in the bucket, and stay: --overwrite replaces them`);
    if (orphaned) say(`${orphaned} left out: their report is deleted, or no longer has them`);
    if (damaged)
      throw new CommandError(`${damaged} are missing or damaged in ${folder}: use another backup`);
  });
});
