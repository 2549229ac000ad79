/**
 * `npm run reports`: for the officer of the ethical channel and, with `--substitute`, for
 * the substitute. Reads the sealed reports in the bucket with the current user's
 * credentials, and decrypts them on this machine with the user's keys. Works on the bucket
 * of production; `--env preview` on that of the preview, and `--local` on that of
 * `npm start`. docs/ethical-channel-officer.es.md is its manual.
 */

import { dueOf } from '../../src/site/ethicalChannel/deadlines.ts';
import { type Case, casesIn, readCase } from '../../src/worker/ethicalChannel/caseStore.ts';
import { awaitingOfficer } from '../../src/worker/ethicalChannel/mailboxStore.ts';
import { bucketOptions, locationOf, withBucket } from './bucket.ts';
import { CommandError, complain, parseCommandLine, runCommand, say } from './commandLine.ts';
import { actions, type Desk } from './reports/handling.ts';
import {
  addKeys,
  isAddressedTo,
  keyFileOf,
  type Role,
  readKeys,
  settingOf,
} from './reports/keyFile.ts';
import { messageFor } from './reports/message.ts';
import { dueText, keptText, stateOf } from './reports/reading.ts';
import { table } from './table.ts';

const usage =
  'npm run reports -- keys | list | read | acknowledge | proceed | extend | ask | close | export | erase [<reference>] [--message <text> | --message -] [--to <folder>] [--substitute] [--keys <file>] [--env preview] [--local]';

/** Creates a key pair and keeps the existing ones. */
async function makeKeys(file: string, role: Role): Promise<void> {
  const [{ publicKey } = { publicKey: '' }, previous] = await addKeys(file);
  say(`The private key is in ${file}: keep a copy offline, and give it to nobody.`);
  say('The site needs the public one, in [env.production.vars] of wrangler.toml:');
  say(`${settingOf[role]} = "${publicKey}"`);
  if (previous) say(`${settingOf[role]}_PREVIOUS = "${previous.publicKey}"`);
}

/** Lists the user's reports by deadline, answered ones last. */
async function list({ bucket, keyFile }: Desk): Promise<void> {
  const now = Date.now();
  const written = await awaitingOfficer(bucket);
  const cases: Case[] = [];
  const keys = readKeys(keyFile);
  const warn = (key: string) => complain(`${key} cannot be read: tell the site's operator`);
  for await (const one of casesIn(bucket, warn)) if (isAddressedTo(keys, one)) cases.push(one);
  const order = (one: Case) => dueOf(one)?.by ?? '9999';
  cases.sort((a, b) => order(a).localeCompare(order(b)) || a.receivedAt - b.receivedAt);
  const rows = cases.map((one) => [
    one.reference,
    new Date(one.receivedAt).toISOString().slice(0, 10),
    stateOf(one),
    dueText(one, now),
    written.has(one.reference) ? 'author wrote' : '',
    one.readers && !one.readers.officer ? 'not to the officer' : '',
  ]);
  if (rows.length) say(table([['reference', 'received', 'state', 'due'], ...rows]));
  say(cases.length === 1 ? '1 report' : `${cases.length} reports`);
}

async function caseOf({ bucket, keyFile }: Desk, reference: string): Promise<Case> {
  const one = await readCase(bucket, reference);
  if (!one || !isAddressedTo(readKeys(keyFile), one))
    throw new CommandError(`There is no report ${reference}; npm run reports -- list`);
  return one;
}

await runCommand(async () => {
  const { values, positionals } = parseCommandLine(usage, {
    allowPositionals: true,
    options: {
      ...bucketOptions,
      keys: { type: 'string' },
      substitute: { type: 'boolean', default: false },
      message: { type: 'string' },
      to: { type: 'string', default: 'reports-export' },
    },
  });
  const [verb = 'list', reference = ''] = positionals;
  const role = values.substitute ? 'substitute' : 'officer';
  const keyFile = values.keys ?? keyFileOf(role, values.local ?? false);
  if (verb === 'keys') return makeKeys(keyFile, role);
  const action = Object.hasOwn(actions, verb) ? actions[verb] : undefined;
  if (verb !== 'list' && !action)
    throw new CommandError(`${verb} is not a command. Usage: ${usage}`);
  await withBucket(locationOf(values), async (bucket) => {
    const desk = { bucket, keyFile, message: undefined, folder: values.to };
    if (!action) return list(desk);
    const one = await caseOf(desk, reference);
    await action({ ...desk, message: await messageFor(verb, values.message) }, one);
    if (verb !== 'read' && verb !== 'export') say(`${reference}: ${verb}`);
    if (verb === 'close') say(keptText(await caseOf(desk, reference)));
  });
});
