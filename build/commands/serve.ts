/**
 * `npm start`: builds the site and serves the production build in workerd, with the
 * embedded origin migrated and seeded. PORT takes another port than 8787;
 * ORIGIN_DEV_URL another origin than the embedded one; INDEXING=on serves it as search
 * engines see production.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const state = `${root}.wrangler/state`;
const port = Number(process.env['PORT'] ?? 8787);
const environment = {
  ...process.env,
  CI: '1',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
};

if (!Number.isInteger(port) || port < 1 || port > 65535)
  fail(`PORT must be a number from 1 to 65535, not "${process.env['PORT']}"`);

run('vite', ['build', '--logLevel', 'warn']);
run('wrangler', [
  'd1',
  'migrations',
  'apply',
  'risi-origin',
  '--local',
  '-c',
  'wrangler.origin.toml',
  '--persist-to',
  state,
]);
const server = serve();
await ready(server);
console.log(`Risi is ready at http://localhost:${port}`);

/** Runs a tool to its end; its output is shown only if it fails. */
function run(tool: string, parameters: string[]): void {
  const result = spawnSync(
    process.execPath,
    [`${root}node_modules/.bin/${tool}`, ...parameters],
    { cwd: root, env: environment, encoding: 'utf8' },
  );
  if (result.status !== 0)
    fail(`${tool} ${parameters[0]} failed\n${result.stdout}${result.stderr}`);
}

function serve(): ChildProcess {
  const settings = ['ORIGIN_DEV_URL', 'INDEXING'].flatMap((name) =>
    process.env[name] ? [`${name}:${process.env[name]}`] : [],
  );
  const child = spawn(
    process.execPath,
    [
      `${root}node_modules/.bin/wrangler`,
      'dev',
      ...[
        '-c',
        'dist/site/wrangler.json',
        '-c',
        'dist/origin/wrangler.json',
        '--persist-to',
        state,
      ],
      ...[
        '--ip',
        '127.0.0.1',
        '--port',
        String(port),
        '--show-interactive-dev-session=false',
        '--log-level',
        'warn',
      ],
      ...['--var', `ATTACHMENT_KEY:${attachmentKey()}`, ...settings],
    ],
    // A group of its own, so that workerd ends with it.
    {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    },
  );
  const stop = () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  process.on('exit', stop);
  child.on('exit', (code) => process.exit(code ?? 0));
  return child;
}

/** Waits until the site answers, at most a minute. */
async function ready(child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 300 && child.exitCode === null; attempt++) {
    const answered = await fetch(`http://127.0.0.1:${port}/robots.txt`, {
      signal: AbortSignal.timeout(5_000),
    }).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  fail(`nothing answers at http://localhost:${port}; is the port free?`);
}

/**
 * The key that signs attachment links, the same at every start so that waiting
 * submissions stay deliverable.
 */
function attachmentKey(): string {
  const file = `${state}/attachment.key`;
  mkdirSync(state, { recursive: true });
  if (!existsSync(file))
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
