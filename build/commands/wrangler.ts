import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Unstable_Config as Config, unstable_readConfig as readConfig } from 'wrangler';
import { inSystemWords, message } from '../messages/messages.ts';
import { CommandError } from './commandLine.ts';
import { root } from './tools.ts';

export type Command = readonly string[];

/** The result of a command. */
export interface Outcome {
  ok: boolean;
  stdout: string;
  /** Its output, without colours. */
  said: string;
}

/** How to log in to wrangler. */
export const loginCure = inSystemWords(message('deploy.login'));

/** Whether wrangler failed because nobody is logged in. */
export const isLoggedOut = (said: string): boolean =>
  /set a CLOUDFLARE_API_TOKEN|not log(ged )?in/i.test(said);

/** wrangler's message for a Worker that does not exist. */
export const workerIsMissing = /Worker "[^"]+".* not found/;

/** The placeholder id in wrangler.toml until a namespace is created. */
export const placeholderId = /^0{31}.$/;

/**
 * Runs wrangler without prompts and waits for it. WRANGLER sets a program other than the
 * installed one.
 */
export function wrangler(command: Command, input = ''): Outcome {
  const program = process.env['WRANGLER'] ?? `${root}node_modules/.bin/wrangler`;
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [program, ...command], {
    cwd: root,
    input,
    encoding: 'utf8',
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
  });
  if (error) throw error;
  return {
    ok: status === 0,
    stdout: stripVTControlCharacters(stdout),
    said: stripVTControlCharacters(`${stdout}${stderr}`),
  };
}

/**
 * An environment of wrangler.toml, as wrangler parses it.
 *
 * @param name Undefined for the top level, which `npm start` runs.
 * @throws CommandError where the file has no such environment, or cannot be read.
 */
export function environmentOf(path: string, name: string | undefined): Config {
  if (name === undefined) return read(path);
  const { definedEnvironments = [] } = read(path);
  if (!definedEnvironments.includes(name))
    throw new CommandError(
      `${basename(path)} has no environment "${name}", but ${definedEnvironments.join(' and ')}`,
    );
  return read(path, name);
}

function read(path: string, env?: string): Config {
  try {
    return readConfig({ config: path, ...(env ? { env } : {}) }, { hideWarnings: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`${basename(path)}: ${reason.replaceAll(/\s*\n\s*/g, ' ').trim()}`);
  }
}
