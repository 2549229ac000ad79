/**
 * Replaces wrangler if Cloudflare cannot be reached: keeps an account in the file
 * FAKE_ACCOUNT and uses the messages and exit codes of wrangler 4.151. It checks the
 * arguments, and knows only the commands that the tests need. It is JavaScript because it
 * runs hundreds of times, and compiling it would take twice as long as running it.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

const file = process.env.FAKE_ACCOUNT ?? '';
/** @type {import('./fakeAccount.ts').FakeAccount} */
const account = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8'))
  : { buckets: {}, queues: {}, namespaces: [], secrets: {}, loggedIn: true };
const { buckets, queues, namespaces, secrets } = account;
const line = process.argv.slice(2).join(' ');
appendFileSync(`${file}.log`, `${line}\n`);

/** @type {(words: string) => never} */
const refuse = (words) => {
  console.error(`✘ [ERROR] ${words}`);
  process.exit(1);
};

/** @type {(bucket: string) => { name: string, prefix: string, days: number }[]} */
const rulesOf = (bucket) =>
  buckets[bucket] ??
  refuse(
    `A request to the Cloudflare API (/accounts/1/r2/buckets/${bucket}/lifecycle) failed.\n  The specified bucket does not exist. [code: 10006]`,
  );

/** By their pattern. @type {Record<string, (...named: string[]) => unknown>} */
const commands = {
  'r2 bucket create ([a-z0-9-]{3,63})': (name) => {
    if (buckets[name])
      refuse(
        'A request to the Cloudflare API failed.\n  The bucket you tried to create already exists, and you own it. [code: 10004]',
      );
    buckets[name] = [];
  },
  'r2 bucket lifecycle list (\\S+)': (bucket) => {
    const rules = rulesOf(bucket).map(
      ({ name, prefix, days }) =>
        `\u001b[37mname:\u001b[39m     ${name}\nenabled:  Yes\nprefix:   ${prefix}\naction:   Expire objects after ${days} days`,
    );
    const none = `There are no lifecycle rules for bucket '${bucket}'.`;
    console.log(`Listing lifecycle rules for bucket '${bucket}'...\n${rules.join('\n\n') || none}`);
  },
  'r2 bucket lifecycle add (\\S+) (\\S+) (\\S+/) --expire-days (\\d+) --force': (
    bucket,
    name,
    prefix,
    days,
  ) => {
    if (rulesOf(bucket).some((other) => other.name === name)) refuse('Rule ids must be unique');
    rulesOf(bucket).push({ name, prefix, days: Number(days) });
  },
  'r2 bucket lifecycle remove (\\S+) --name (\\S+)': (bucket, name) => {
    buckets[bucket] = rulesOf(bucket).filter((rule) => rule.name !== name);
  },
  'queues info (\\S+)': (name) =>
    queues[name]
      ? console.log(`Queue Name: ${name}`)
      : refuse(`Queue "${name}" does not exist. To create it, run: wrangler queues create ${name}`),
  'queues create (\\S+) --message-retention-period-secs (\\d+)': (name, retention) => {
    if (queues[name]) refuse(`Queue name "${name}" is already taken. [code: 11009]`);
    queues[name] = { retention: Number(retention) };
  },
  'kv namespace list': () => console.log(JSON.stringify(namespaces, null, 2)),
  'kv namespace create (\\S+)': (title) => {
    if (namespaces.some((other) => other.title === title))
      refuse(`A KV namespace with the title "${title}" already exists.`);
    namespaces.push({ id: `${namespaces.length + 1}`.padStart(32, 'a'), title });
  },
  'secret list --env (\\S+)': (env) => {
    const worker = `risi-site-${env}`;
    const names = Object.keys(
      secrets[worker] ??
        refuse(
          `Worker "${worker}" (env: ${env}) not found.\n\nIf this is a new Worker, run \`wrangler deploy\` first to create it.`,
        ),
    );
    console.log(JSON.stringify(names.map((name) => ({ name, type: 'secret_text' }))));
  },
  'secret put (\\S+) --env (\\S+)': (name, env) => {
    const worker = `risi-site-${env}`;
    secrets[worker] = { ...secrets[worker], [name]: readFileSync(0, 'utf8') };
  },
};

if (!account.loggedIn)
  refuse(
    'In a non-interactive environment, it’s necessary to set a CLOUDFLARE_API_TOKEN environment variable for wrangler to work.',
  );
const asked = (pattern) => new RegExp(`^${pattern}$`).exec(line);
const [pattern, answer] =
  Object.entries(commands).find(([pattern]) => asked(pattern)) ??
  refuse(`Unknown arguments: ${line}`);
answer(...(asked(pattern)?.slice(1) ?? []));
writeFileSync(file, JSON.stringify(account));
