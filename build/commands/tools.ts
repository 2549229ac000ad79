import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inSystemWords, message } from '../messages/messages.ts';
import { CommandError } from './commandLine.ts';

/** The repository's folder, with a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a tool from node_modules and waits for it.
 *
 * @param options `settings` are added to the environment; `visible` shows what the tool
 *   says while it runs.
 * @throws CommandError if it fails, with the tool's output unless that was visible.
 */
export function runTool(
  tool: string,
  parameters: string[],
  { settings = {}, visible = false }: { settings?: Record<string, string>; visible?: boolean } = {},
): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`${root}node_modules/.bin/${tool}`, ...parameters],
    {
      cwd: root,
      env: { ...process.env, ...settings },
      encoding: 'utf8',
      stdio: visible ? 'inherit' : 'pipe',
    },
  );
  if (status === 0) return;
  const said = visible ? '' : `\n${stdout}${stderr}`.trimEnd();
  const failed = message('command.failed', { command: `${tool} ${parameters[0]}` });
  throw new CommandError(`${inSystemWords(failed)}${said}`);
}

/**
 * Checks that files can be written into folders, before a tool fails. For a folder that
 * does not exist yet, its parent must be writable.
 *
 * @throws The system error of the first folder that is read-only.
 */
export function requireWritable(...folders: string[]): void {
  for (const folder of folders) {
    if (existsSync(folder)) accessSync(folder, constants.W_OK);
    else requireWritable(dirname(folder));
  }
}
