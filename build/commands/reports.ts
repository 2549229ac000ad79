/**
 * `npm run reports`: the desk of the ethical channel's officer. Reads the sealed reports
 * in the bucket with the rights of whoever runs it, and opens them on this machine with
 * the officer's keys. Works on the bucket of production; `--env preview` on that of the
 * preview, and `--local` on that of `npm start`. docs/ethical-channel-officer.es.md is
 * its manual.
 */

import { dueOf } from '../../src/site/ethicalChannel/terms.ts';
import { cleanLines } from '../../src/site/forms/clean.ts';
import {
  type Case,
  listCases,
  readCase,
} from '../../src/worker/ethicalChannel/caseStore.ts';
import { bucketOptions, placeOf, withBucket } from './bucket.ts';
import { CommandError, parseCommandLine, runCommand } from './commandLine.ts';
import {
  addKeys,
  developmentKeyFile,
  officerKeyFile,
  readKeys,
} from './reports/keyFile.ts';
import { dueText, openReport, stateOf } from './reports/reading.ts';
import { table } from './table.ts';

const usage =
  'npm run reports -- keys | list | read <reference> [--keys <file>] [--env preview] [--local]';

/** What a command works with. */
interface Desk {
  bucket: R2Bucket;
  keyFile: string;
}

/** Makes a pair of keys, beside those that are there. */
async function makeKeys(file: string): Promise<void> {
  const [{ publicKey } = { publicKey: '' }, previous] = await addKeys(file);
  console.log(
    `The private key is in ${file}: keep a copy offline, and give it to nobody.`,
  );
  console.log(
    'The site needs the public one, in [env.production.vars] of wrangler.toml:',
  );
  console.log(`REPORT_PUBLIC_KEY = "${publicKey}"`);
  if (previous) console.log(`REPORT_PUBLIC_KEY_PREVIOUS = "${previous.publicKey}"`);
}

/** Lists all reports, first what is due first, then the answered ones. */
async function list({ bucket }: Desk): Promise<void> {
  const now = Date.now();
  const cases = await listCases(bucket);
  const order = (one: Case) => dueOf(one)?.by ?? '9999';
  cases.sort((a, b) => order(a).localeCompare(order(b)) || a.receivedAt - b.receivedAt);
  const rows = cases.map((one) => [
    one.reference,
    new Date(one.receivedAt).toISOString().slice(0, 10),
    stateOf(one),
    dueText(one, now),
  ]);
  if (rows.length)
    console.log(table([['reference', 'received', 'state', 'due'], ...rows]));
  console.log(cases.length === 1 ? '1 report' : `${cases.length} reports`);
}

/** Shows a report as its author wrote it. */
async function read({ bucket, keyFile }: Desk, reference: string): Promise<void> {
  const one = await caseOf(bucket, reference);
  const { answers, attachment, language } = await openReport(one, readKeys(keyFile));
  console.log(`${reference}, ${stateOf(one)}, ${dueText(one, Date.now())}, ${language}`);
  for (const [name, answer] of Object.entries(answers))
    console.log(`\n${name}:\n${shown(answer)}`);
  if (attachment)
    console.log(
      `\nWith a document of ${attachment.bytes} bytes: ${shown(attachment.name)}`,
    );
}

/** What somebody wrote, without what a terminal would take for a command. */
const shown = cleanLines;

async function caseOf(bucket: R2Bucket, reference: string): Promise<Case> {
  const one = await readCase(bucket, reference);
  if (!one)
    throw new CommandError(`There is no report ${reference}; npm run reports -- list`);
  return one;
}

await runCommand(async () => {
  const { values, positionals } = parseCommandLine(usage, {
    allowPositionals: true,
    options: { ...bucketOptions, keys: { type: 'string' } },
  });
  const [verb = 'list', reference = ''] = positionals;
  const keyFile = values.keys ?? (values.local ? developmentKeyFile : officerKeyFile);
  if (verb === 'keys') return makeKeys(keyFile);
  const verbs: Record<string, (desk: Desk) => Promise<void>> = {
    list,
    read: (desk) => read(desk, reference),
  };
  const run = Object.hasOwn(verbs, verb) && verbs[verb];
  if (!run) throw new CommandError(`${verb} is no command. Usage: ${usage}`);
  await withBucket(placeOf(values), (bucket) => run({ bucket, keyFile }));
});
