/**
 * `npm run reports`: for the officer of the ethical channel. Reads the sealed reports
 * in the bucket with the current user's credentials, and decrypts them on this machine
 * with the officer's keys. Works on the bucket of production; `--env preview` on that of the
 * preview, and `--local` on that of `npm start`. docs/ethical-channel-officer.es.md is
 * its manual.
 */

import { dueOf } from '../../src/site/ethicalChannel/deadlines.ts';
import {
  type Case,
  casesIn,
  readCase,
} from '../../src/worker/ethicalChannel/caseStore.ts';
import { awaitingOfficer } from '../../src/worker/ethicalChannel/mailboxStore.ts';
import { bucketOptions, locationOf, withBucket } from './bucket.ts';
import { CommandError, parseCommandLine, runCommand, say } from './commandLine.ts';
import { actions, type Desk } from './reports/handling.ts';
import { addKeys, developmentKeyFile, officerKeyFile } from './reports/keyFile.ts';
import { dueText, stateOf } from './reports/reading.ts';
import { table } from './table.ts';

const usage =
  'npm run reports -- keys | list | read | acknowledge | proceed | extend | ask | close | export | erase [<reference>] [--message <text>] [--to <folder>] [--keys <file>] [--env preview] [--local]';

/** Creates a key pair and keeps the existing ones. */
async function makeKeys(file: string): Promise<void> {
  const [{ publicKey } = { publicKey: '' }, previous] = await addKeys(file);
  say(`The private key is in ${file}: keep a copy offline, and give it to nobody.`);
  say('The site needs the public one, in [env.production.vars] of wrangler.toml:');
  say(`REPORT_PUBLIC_KEY = "${publicKey}"`);
  if (previous) say(`REPORT_PUBLIC_KEY_PREVIOUS = "${previous.publicKey}"`);
}

/** Lists all reports by deadline, answered ones last. */
async function list({ bucket }: Desk): Promise<void> {
  const now = Date.now();
  const written = await awaitingOfficer(bucket);
  const cases: Case[] = [];
  for await (const one of casesIn(bucket)) cases.push(one);
  const order = (one: Case) => dueOf(one)?.by ?? '9999';
  cases.sort((a, b) => order(a).localeCompare(order(b)) || a.receivedAt - b.receivedAt);
  const rows = cases.map((one) => [
    one.reference,
    new Date(one.receivedAt).toISOString().slice(0, 10),
    stateOf(one),
    dueText(one, now),
    written.has(one.reference) ? 'author wrote' : '',
  ]);
  if (rows.length) say(table([['reference', 'received', 'state', 'due'], ...rows]));
  say(cases.length === 1 ? '1 report' : `${cases.length} reports`);
}

async function caseOf(bucket: R2Bucket, reference: string): Promise<Case> {
  const one = await readCase(bucket, reference);
  if (!one)
    throw new CommandError(`There is no report ${reference}; npm run reports -- list`);
  return one;
}

await runCommand(async () => {
  const { values, positionals } = parseCommandLine(usage, {
    allowPositionals: true,
    options: {
      ...bucketOptions,
      keys: { type: 'string' },
      message: { type: 'string' },
      to: { type: 'string', default: 'reports-export' },
    },
  });
  const [verb = 'list', reference = ''] = positionals;
  const keyFile = values.keys ?? (values.local ? developmentKeyFile : officerKeyFile);
  if (verb === 'keys') return makeKeys(keyFile);
  const action = Object.hasOwn(actions, verb) ? actions[verb] : undefined;
  if (verb !== 'list' && !action)
    throw new CommandError(`${verb} is not a command. Usage: ${usage}`);
  await withBucket(locationOf(values), async (bucket) => {
    const desk = { bucket, keyFile, message: values.message, folder: values.to };
    if (!action) return list(desk);
    await action(desk, await caseOf(bucket, reference));
    if (verb !== 'read' && verb !== 'export') say(`${reference}: ${verb}`);
  });
});
