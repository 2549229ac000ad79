import { type ChildProcess, spawn } from 'node:child_process';
import { runScript } from './command.ts';
import { freePort } from './freePort.ts';

export type StartedSite = Awaited<ReturnType<typeof startedSite>>;

const environmentOf = (settings: Record<string, string>): Record<string, string> => ({
  NODE_ENV: 'production',
  // Commands speak the language of the system.
  LC_ALL: 'C',
  ORIGIN_DEV_URL: '',
  INDEXING: '',
  ...settings,
});

/** Runs an `npm start` that exits by itself. */
export const runStart = (script: string, settings: Record<string, string>) =>
  runScript(script, [], environmentOf(settings));

/** `npm start` at a free port, once it says that it is ready. */
export async function startedSite(
  script: string,
  parameters: string[] = [],
  settings: Record<string, string> = {},
) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [script, ...parameters], {
    env: { ...process.env, ...environmentOf({ PORT: String(port), ...settings }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await saying(child, `Risi is ready at ${url}\n`);
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { url, stop };
}

/** Waits until a process says something, and fails where it ends before. */
const saying = (child: ChildProcess, words: string): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = '';
    const read = (part: unknown) => {
      output += String(part);
      if (output.includes(words)) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`the site ended\n${output}`)));
  });
