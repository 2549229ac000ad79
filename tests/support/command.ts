import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { format } from 'node:util';

/** What an operator sees of a command. */
interface Finished {
  status: number;
  output: string;
}

/** Commands speak the language of the system. */
const inEnglish = { LC_ALL: 'C' };

/** Runs a script to its end in a process of its own, as npm does. */
export const runScript = (
  script: string,
  parameters: string[] = [],
  environment: Record<string, string> = {},
): Promise<Finished> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [script, ...parameters],
      { env: { ...process.env, ...inEnglish, ...environment }, maxBuffer: 32 * 1024 * 1024 },
      (error, stdout, stderr) =>
        resolve({
          status: typeof error?.code === 'number' ? error.code : error ? 1 : 0,
          output: stdout + stderr,
        }),
    );
  });

let runs = 0;
let lastRun: Promise<unknown> = Promise.resolve();

/**
 * Runs a command of the project in the test's own process, one after the other: another
 * process would load wrangler again, which takes two seconds.
 *
 * @param name Of its file in build/commands.
 * @param project Another folder that holds a copy of the project.
 */
export function runCommandHere(
  name: string,
  parameters: string[] = [],
  environment: Record<string, string> = {},
  project = '.',
): Promise<Finished> {
  const file = resolve(project, 'build/commands', `${name}.ts`);
  const run = lastRun.then(() => evaluate(file, parameters, environment));
  lastRun = run.catch(() => undefined);
  return run;
}

async function evaluate(
  file: string,
  parameters: string[],
  environment: Record<string, string>,
): Promise<Finished> {
  let output = '';
  const say = (...words: unknown[]) => {
    output += `${format(...words)}\n`;
  };
  const { argv, env, exitCode } = process;
  const { log, error } = console;
  Object.assign(console, { log: say, error: say });
  Object.assign(process, {
    argv: [process.execPath, file, ...parameters],
    env: { ...env, ...inEnglish, ...environment },
    exitCode: 0,
  });
  try {
    // A new query evaluates the file anew, and only that one.
    await import(`${file}?run=${runs++}`);
    return { status: Number(process.exitCode), output };
  } finally {
    Object.assign(console, { log, error });
    Object.assign(process, { argv, env, exitCode });
  }
}
