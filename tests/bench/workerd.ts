import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import workerd from 'workerd';

export type BareWorker = Awaited<ReturnType<typeof serveBare>>;

/**
 * Serves a folder of modules (its entry is index.js) at a port, with `bindings` as
 * lines of workerd's configuration, and a limit of the heap in MB, without a development proxy
 * in between.
 */
export async function serveBare(
  folder: string,
  port: number,
  bindings: string[] = [],
  services: string[] = [],
  heap?: number,
) {
  const modules = filesBelow(folder)
    .filter((file) => file.endsWith('.js'))
    .sort((a, b) => Number(b === 'index.js') - Number(a === 'index.js'));
  const config = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  v8Flags = [${heap ? `"--max-old-space-size=${heap}"` : ''}],
  services = [
    (name = "site", worker = (
      modules = [${modules.map((file) => `(name = "${file}", esModule = embed "${file}")`).join(',')}],
      bindings = [${bindings.join(',')}],
      compatibilityDate = "2026-10-01"
    )),
    ${services.join(',\n')}
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "site")]
);`;
  // Modules are named relative to the file that embeds them.
  const file = join(folder, 'bench.capnp');
  writeFileSync(file, config);
  const begun = performance.now();
  const child = spawn(workerd.default, ['serve', file], {
    stdio: ['ignore', 'ignore', process.env['VERBOSE'] ? 'inherit' : 'ignore'],
  });
  const kill = () => child.kill();
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const url = `http://localhost:${port}`;
  await answering(url, child);
  const firstAnswer = performance.now() - begun;
  return {
    url,
    /** From the start of the process to its first answer, in milliseconds. */
    firstAnswer,
    /** Used so far, in microseconds. */
    processorTime: () => processorTimeOf(child.pid),
    /** Held now, in bytes. */
    memory: () => memoryOf(child),
    stop: () => stopped(child),
  };
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 5000; attempt++) {
    if (child.exitCode !== null)
      throw new Error(`workerd ended with ${child.exitCode}; VERBOSE=1 shows why`);
    const answered = await fetch(`${url}/es/historia`).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  throw new Error('workerd does not answer');
}

async function stopped(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** Of a process, in microseconds: from /proc, in ticks of 10 ms; user and system time. */
export function processorTimeOf(processId: number | undefined): number {
  const fields = readProc(processId, 'stat').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

const memoryOf = (child: ChildProcess): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readProc(child.pid, 'status'))?.[1] ?? 0) * 1024;

const readProc = (processId: number | undefined, file: string): string =>
  readFileSync(`/proc/${processId}/${file}`, 'utf8');
