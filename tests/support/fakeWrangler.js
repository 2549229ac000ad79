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
const words = process.argv.slice(2);
const line = words.join(' ');
appendFileSync(`${file}.log`, `${line}\n`);

/** @param {string} name */
const option = (name) => words[words.indexOf(`--${name}`) + 1] ?? '';
/** @type {[pattern: RegExp, answer: (named: string) => void][]} */
const commands = [
  [/^r2 bucket create ([a-z0-9-]{3,63})$/, createBucket],
  [/^r2 bucket lifecycle list (\S+)$/, listRules],
  [/^r2 bucket lifecycle add (\S+) \S+ \S+\/ --expire-days \d+ --force$/, addRule],
  [/^r2 bucket lifecycle remove (\S+) --name \S+$/, removeRule],
  [
    /^queues info (\S+)$/,
    (name) =>
      account.queues[name]
        ? console.log(`Queue Name: ${name}`)
        : refuse(
            `Queue "${name}" does not exist. To create it, run: wrangler queues create ${name}`,
          ),
  ],
  [/^queues create (\S+) --message-retention-period-secs \d+$/, createQueue],
  [/^kv namespace list$/, () => console.log(JSON.stringify(account.namespaces, null, 2))],
  [/^kv namespace create (\S+)$/, createNamespace],
  [/^secret list --env (\S+)$/, listSecrets],
  [/^secret put (\S+) --env \S+$/, putSecret],
];

if (!account.loggedIn)
  refuse(
    'In a non-interactive environment, it’s necessary to set a CLOUDFLARE_API_TOKEN environment variable for wrangler to work.',
  );
const known = commands.find(([pattern]) => pattern.test(line));
if (!known) refuse(`Unknown arguments: ${line}`);
known[1](known[0].exec(line)?.[1] ?? '');
writeFileSync(file, JSON.stringify(account));

/** @param {string} name */
function createBucket(name) {
  if (account.buckets[name])
    refuse(
      'A request to the Cloudflare API failed.\n  The bucket you tried to create already exists, and you own it. [code: 10004]',
    );
  account.buckets[name] = [];
}

/** @param {string} name */
function bucket(name) {
  return (
    account.buckets[name] ??
    refuse(
      `A request to the Cloudflare API (/accounts/1/r2/buckets/${name}/lifecycle) failed.\n  The specified bucket does not exist. [code: 10006]`,
    )
  );
}

/** @param {string} name */
function listRules(name) {
  const rules = bucket(name).map(
    (rule) =>
      `\u001b[37mname:\u001b[39m     ${rule.name}\nenabled:  Yes\nprefix:   ${rule.prefix}\naction:   Expire objects after ${rule.days} days`,
  );
  console.log(
    `Listing lifecycle rules for bucket '${name}'...\n${rules.length ? rules.join('\n\n') : `There are no lifecycle rules for bucket '${name}'.`}`,
  );
}

/** @param {string} name */
function addRule(name) {
  const [rule = '', prefix = ''] = words.slice(5);
  if (bucket(name).some((other) => other.name === rule)) refuse('Rule ids must be unique');
  bucket(name).push({ name: rule, prefix, days: Number(option('expire-days')) });
}

/** @param {string} name */
function removeRule(name) {
  account.buckets[name] = bucket(name).filter((rule) => rule.name !== option('name'));
}

/** @param {string} name */
function createQueue(name) {
  if (account.queues[name]) refuse(`Queue name "${name}" is already taken. [code: 11009]`);
  account.queues[name] = { retention: Number(option('message-retention-period-secs')) };
}

/** @param {string} title */
function createNamespace(title) {
  if (account.namespaces.some((namespace) => namespace.title === title))
    refuse(`A KV namespace with the title "${title}" already exists.`);
  account.namespaces.push({
    id: `${account.namespaces.length + 1}`.padStart(32, 'a'),
    title,
  });
}

/** @param {string} environment */
function listSecrets(environment) {
  const worker = `risi-site-${environment}`;
  const secrets =
    account.secrets[worker] ??
    refuse(
      `Worker "${worker}" (env: ${environment}) not found.\n\nIf this is a new Worker, run \`wrangler deploy\` first to create it.`,
    );
  console.log(JSON.stringify(Object.keys(secrets).map((name) => ({ name, type: 'secret_text' }))));
}

/** @param {string} name */
function putSecret(name) {
  const worker = `risi-site-${option('env')}`;
  account.secrets[worker] = {
    ...account.secrets[worker],
    [name]: readFileSync(0, 'utf8'),
  };
}

/** @param {string} words */
function refuse(words) {
  console.error(`✘ [ERROR] ${words}`);
  process.exit(1);
}
