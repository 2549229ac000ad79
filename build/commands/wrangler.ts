import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import {
  type Unstable_Config as Config,
  unstable_readConfig as readConfig,
} from 'wrangler';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Words after `wrangler`. */
export type Command = readonly string[];

/** What became of a command. */
export interface Outcome {
  ok: boolean;
  stdout: string;
  /** All that it said, without colours. */
  said: string;
}

/**
 * Runs wrangler unattended, to its end. WRANGLER names another program than the
 * installed one.
 */
export function wrangler(command: Command, input = ''): Outcome {
  const program = process.env['WRANGLER'] ?? `${root}node_modules/.bin/wrangler`;
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    [program, ...command],
    {
      cwd: root,
      input,
      encoding: 'utf8',
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
    },
  );
  if (error) throw error;
  return {
    ok: status === 0,
    stdout: stripVTControlCharacters(stdout),
    said: stripVTControlCharacters(`${stdout}${stderr}`),
  };
}

/**
 * An environment of wrangler.toml, as wrangler itself understands it. Throws where
 * there is none of the name.
 */
export const environmentOf = (path: string, name: string): Config =>
  readConfig({ config: path, env: name }, { hideWarnings: true });
