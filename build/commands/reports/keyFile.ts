import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { newKeys, type SealingKeys } from '../../../src/site/sealing/hpke.ts';
import { CommandError } from '../commandLine.ts';
import { stateFolder } from '../localRun.ts';

/** Where the officer's keys are unless a command is told otherwise. */
export const officerKeyFile = join(homedir(), '.risi-reports', 'keys.json');
/** Those of `npm start`. */
export const developmentKeyFile = `${stateFolder}/report.keys.json`;

/**
 * The pairs of a file, the newest first. Old ones stay: reports sealed to them can be
 * read.
 *
 * @throws CommandError where there is no such file.
 */
export function readKeys(file: string): SealingKeys[] {
  if (!existsSync(file))
    throw new CommandError(
      `${file} does not exist: npm run reports -- keys makes it, or --keys names another`,
    );
  return JSON.parse(readFileSync(file, 'utf8')) as SealingKeys[];
}

/** Adds a new pair to a file that only this user can read. Returns all of them. */
export async function addKeys(file: string): Promise<SealingKeys[]> {
  const before = existsSync(file) ? readKeys(file) : [];
  const keys = [await newKeys(), ...before];
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  return keys;
}
