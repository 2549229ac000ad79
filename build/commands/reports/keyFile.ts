import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { newKeys, type SealingKeys } from '../../../src/site/sealing/hpke.ts';
import type { Readers } from '../../../src/site/sealing/report.ts';
import { CommandError } from '../commandLine.ts';
import { stateFolder } from '../localRun.ts';

/** Who runs the command: the channel's officer, or the substitute. */
export type Role = keyof Readers;

/** Default file of a reader's keys; `local` for those of `npm start`. */
export const keyFileOf = (role: Role, local: boolean): string => {
  const name = role === 'officer' ? 'keys.json' : 'substitute.keys.json';
  return local ? `${stateFolder}/report.${name}` : join(homedir(), '.risi-reports', name);
};

/** The setting that has a reader's public key. */
export const settingOf: Record<Role, string> = {
  officer: 'REPORT_PUBLIC_KEY',
  substitute: 'REPORT_SUBSTITUTE_KEY',
};

const schema = z.array(z.object({ publicKey: z.string(), privateKey: z.string() }));

/**
 * The key pairs of a file, newest first. Old ones are kept so that older reports stay
 * readable.
 *
 * @throws CommandError if the file does not exist or holds something else.
 */
export function readKeys(file: string): SealingKeys[] {
  if (!existsSync(file))
    throw new CommandError(
      `${file} does not exist: npm run reports -- keys makes it, or --keys names another`,
    );
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // The parser's message would quote a private key.
    throw new CommandError(`${file} does not hold the keys of npm run reports -- keys`);
  }
}

/** Whether the owner of these keys may read and handle a report. */
export const isAddressedTo = (keys: SealingKeys[], { readers }: { readers?: Readers }): boolean =>
  !readers || keys.some(({ publicKey }) => Object.values(readers).includes(publicKey));

/** Adds a new pair to a file that only this user can read. Returns all pairs. */
export async function addKeys(file: string): Promise<SealingKeys[]> {
  const before = existsSync(file) ? readKeys(file) : [];
  const keys = [await newKeys(), ...before];
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  return keys;
}
