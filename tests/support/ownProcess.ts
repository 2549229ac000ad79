import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** The built site in a process of its own, which can end without warning. */
export interface OwnProcess {
  url: string;
  /** Ends it as a fault of the machine would. */
  kill(): Promise<void>;
}

interface Place {
  /** A configuration beside the built Worker. */
  config: string;
  port: number;
  /** Where R2 and KV are kept from one process to the next. */
  state: string;
  /** Where processes find each other's queues. */
  registry: string;
  vars: Record<string, string>;
}

/** Starts workerd with a Worker, as `npm start` does, and waits until it answers. */
export async function startProcess({
  config,
  port,
  state,
  registry,
  vars,
}: Place): Promise<OwnProcess> {
  const settings = Object.entries(vars).map(([name, value]) => `${name}:${value}`);
  const parameters = [
    'dev',
    '-c',
    config,
    '--persist-to',
    state,
    '--ip',
    '127.0.0.1',
    '--port',
    String(port),
    '--inspector-port',
    String(await freePort()),
    '--show-interactive-dev-session=false',
    '--log-level',
    'warn',
  ];
  const child = spawn(
    process.execPath,
    ['node_modules/.bin/wrangler', ...parameters, '--var', ...settings],
    {
      env: {
        ...process.env,
        CI: '1',
        CLOUDFLARE_CF_FETCH_ENABLED: 'false',
        WRANGLER_SEND_METRICS: 'false',
        WRANGLER_REGISTRY_PATH: registry,
        MINIFLARE_REGISTRY_PATH: registry,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that workerd ends with it.
      detached: true,
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => (output = (output + String(data)).slice(-5_000)));
  const url = `http://localhost:${port}`;
  try {
    await answering(url, child);
  } catch (error) {
    await end(child);
    throw new Error(`${String(error)}\n${output}`);
  }
  return { url, kill: () => end(child) };
}

/** Waits until an address answers, at most a minute and a half. */
async function answering(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 450 && child.exitCode === null; attempt++) {
    const answered = await fetch(`${url}/robots.txt`, {
      signal: AbortSignal.timeout(5_000),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`nothing answers at ${url}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || !child.pid) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGKILL');
  await ended;
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('no port is free');
  return address.port;
}
