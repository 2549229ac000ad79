/**
 * `npm run provision -- --env production`: creates the resources that the environment
 * of wrangler.toml binds and the account lacks: bucket with its lifecycle rules, queues,
 * namespace, key for attachment links. Existing resources stay unchanged, so it can run
 * again at any time. ATTACHMENT_KEY sets the key; without it, a random key is created
 * that is stored nowhere else. `--dry-run` prints the commands and needs no login;
 * `--config` uses another wrangler.toml.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Unstable_Config as Config } from 'wrangler';
import type { AttachmentFolder } from '../../src/site/forms/form.ts';
import { CommandError, parseCommandLine, runCommand, say } from './commandLine.ts';
import {
  type Command,
  environmentOf,
  isLoggedOut,
  loginCure,
  type Outcome,
  placeholderId,
  workerIsMissing,
  wrangler,
} from './wrangler.ts';

/**
 * Days after which the bucket deletes the contents of a folder; docs/operate.md explains
 * them.
 */
const daysKept: Record<
  AttachmentFolder | 'cases' | 'envelopes' | 'mailboxes' | 'messages' | 'outbox' | 'dead-letters',
  number
> = {
  applications: 45,
  questions: 45,
  reports: 90,
  // Ten years: src/worker/ethicalChannel/deletion.ts deletes what is due earlier.
  sealed: 3650,
  cases: 3650,
  envelopes: 3650,
  mailboxes: 3650,
  messages: 3650,
  // Each attempt starts the period anew.
  outbox: 30,
  'dead-letters': 30,
};
/** Message retention in seconds: the platform's maximum, 14 days. */
const queueRetention = 1_209_600;
const minKeyLength = 32;

interface Resource {
  what: string;
  look: Command;
  /** wrangler's message if the resource does not exist; any other failure is an error. */
  absent?: RegExp;
  /** Commands that create the resource; `found` is undefined if it does not exist. */
  missing(found: Outcome | undefined): Command[];
  /** Runs after creation, with the output of `look`. */
  settle?(found: Outcome): void;
}

function resourcesOf(path: string, environment: string): Resource[] {
  const config = environmentOf(path, environment);
  const queues = config.queues.consumers?.map(({ queue }) => queue) ?? [];
  return [
    ...config.r2_buckets.map(bucketOf),
    ...queues.map(queueOf),
    ...config.kv_namespaces.map((namespace) => namespaceOf(namespace, config.name ?? '', path)),
    attachmentKeyOf(environment),
  ];
}

function bucketOf({
  bucket_name: name = '',
  jurisdiction,
}: Config['r2_buckets'][number]): Resource {
  const where = jurisdiction ? ['--jurisdiction', jurisdiction] : [];
  const rules = Object.entries(daysKept).map(([folder, days]) => ({
    folder,
    days,
    add: [
      ...`r2 bucket lifecycle add ${name} ${folder} ${folder}/`.split(' '),
      ...['--expire-days', String(days), '--force', ...where],
    ],
  }));
  return {
    what: `R2 bucket ${name} with its lifecycle rules`,
    look: ['r2', 'bucket', 'lifecycle', 'list', name, ...where],
    absent: /\[code: 10006\]/,
    missing(found) {
      if (!found)
        return [['r2', 'bucket', 'create', name, ...where], ...rules.map(({ add }) => add)];
      const present = rulesIn(found.stdout);
      return rules.flatMap(({ folder, days, add }) => {
        const rule = present.get(folder);
        if (rule === `${folder}/ Expire objects after ${days} days`) return [];
        return rule === undefined
          ? [add]
          : [['r2', 'bucket', 'lifecycle', 'remove', name, '--name', folder, ...where], add];
      });
    },
  };
}

/** Prefix and action of each active rule, by name. */
function rulesIn(listing: string): Map<string, string> {
  const rules = listing
    .split('\n\n')
    .map((rule) =>
      Object.fromEntries(
        [...rule.matchAll(/^(\w+):\s+(.*?)\s*$/gm)].map(([, label, value]) => [label, value]),
      ),
    );
  return new Map(
    rules.map(({ name, enabled, prefix, action }) => [
      name,
      enabled === 'Yes' ? `${prefix} ${action}` : 'not in force',
    ]),
  );
}

const queueOf = (name: string): Resource => ({
  what: `queue ${name}`,
  look: ['queues', 'info', name],
  absent: /does not exist/,
  missing: (found) =>
    found
      ? []
      : [`queues create ${name} --message-retention-period-secs ${queueRetention}`.split(' ')],
});

function namespaceOf(
  { binding, id = '' }: Config['kv_namespaces'][number],
  worker: string,
  path: string,
): Resource {
  const title = `${worker}-${binding}`;
  const idIn = ({ stdout }: Outcome) =>
    (JSON.parse(stdout) as { id: string; title: string }[]).find((namespace) =>
      placeholderId.test(id) ? namespace.title === title : namespace.id === id,
    )?.id;
  return {
    what: `KV namespace ${title}`,
    look: ['kv', 'namespace', 'list'],
    missing(found) {
      if (found ? idIn(found) : !placeholderId.test(id)) return [];
      if (!placeholderId.test(id))
        throw new CommandError(
          `${path} names the KV namespace ${id}, which this account does not have. Is it the right account? If the namespace is lost: docs/operate.md, Storage is lost`,
        );
      return [['kv', 'namespace', 'create', title]];
    },
    settle(found) {
      const made = idIn(found);
      if (!made) throw new CommandError(`The KV namespace ${title} was not created`);
      if (made === id) return;
      writeFileSync(path, readFileSync(path, 'utf8').replace(`"${id}"`, `"${made}"`));
      say(`  wrote its id ${made} to ${path}: commit the change`);
    },
  };
}

const attachmentKeyOf = (environment: string): Resource => ({
  what: 'secret ATTACHMENT_KEY',
  look: ['secret', 'list', '--env', environment],
  // The first secret creates an empty Worker; the first deployment fills it.
  absent: workerIsMissing,
  missing: (found) =>
    found &&
    (JSON.parse(found.stdout) as { name: string }[]).some(({ name }) => name === 'ATTACHMENT_KEY')
      ? []
      : [['secret', 'put', 'ATTACHMENT_KEY', '--env', environment]],
});

function show({ what, look, missing, settle }: Resource): void {
  say(`# ${what}: checks, and creates it if it is missing`);
  say(written(look));
  for (const command of missing(undefined)) {
    if (isKey(command))
      say('# first, and for the password store: openssl rand -hex 32 > attachment.key');
    say(written(command));
  }
  if (settle) say('# then writes its id into the configuration');
}

/** Creates the missing resources; `key` is for a missing secret. */
function provide(resource: Resource, key: string): void {
  const found = look(resource);
  const commands = resource.missing(found);
  say(`${commands.length ? '+' : '='} ${resource.what}`);
  for (const command of commands) {
    say(`  ${written(command)}`);
    const outcome = wrangler(command, isKey(command) ? key : '');
    if (!outcome.ok) throw failed(command, outcome);
  }
  if (!resource.settle) return;
  const now = commands.length ? look(resource) : found;
  if (now) resource.settle(now);
}

function look({ look, absent }: Resource): Outcome | undefined {
  const outcome = wrangler(look);
  if (outcome.ok) return outcome;
  if (absent?.test(outcome.said)) return undefined;
  throw failed(look, outcome);
}

/** The key from ATTACHMENT_KEY, or a random one that is stored nowhere else. */
function attachmentKey(given: string | undefined): string {
  if (given === undefined) return randomBytes(32).toString('hex');
  if (given.length < minKeyLength)
    throw new CommandError(
      `ATTACHMENT_KEY has ${given.length} characters and must have at least ${minKeyLength}: openssl rand -hex 32 makes one`,
    );
  return given;
}

const isKey = ([group, action]: Command): boolean => group === 'secret' && action === 'put';

/** The command as an operator would type it; the key is in a file (docs/operate.md). */
const written = (command: Command): string =>
  `npx wrangler ${command.join(' ')}${isKey(command) ? ' < attachment.key' : ''}`;

const failed = (command: Command, { said }: Outcome): CommandError =>
  new CommandError(isLoggedOut(said) ? loginCure : `${written(command)} failed:\n${said.trim()}`);

const usage = 'npm run provision -- --env production [--dry-run] [--config wrangler.toml]';

await runCommand(() => {
  const { values } = parseCommandLine(usage, {
    options: {
      env: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      config: { type: 'string', default: 'wrangler.toml' },
    },
  });
  const { env: environment, config: path, 'dry-run': dryRun } = values;
  if (!environment) throw new CommandError(`Name the environment. Usage: ${usage}`);
  const key = attachmentKey(process.env['ATTACHMENT_KEY']);
  for (const resource of resourcesOf(path, environment)) {
    if (dryRun) show(resource);
    else provide(resource, key);
  }
});
