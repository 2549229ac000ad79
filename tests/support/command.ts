import { execFile } from 'node:child_process';

/**
 * Runs a script of the project to its end, as npm does; returns the output that an
 * operator sees.
 */
export const runScript = (
  script: string,
  parameters: string[] = [],
  environment: Record<string, string> = {},
): Promise<{ status: number; output: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [script, ...parameters],
      { env: { ...process.env, ...environment }, maxBuffer: 32 * 1024 * 1024 },
      (error, stdout, stderr) =>
        resolve({
          status: typeof error?.code === 'number' ? error.code : error ? 1 : 0,
          output: stdout + stderr,
        }),
    );
  });
