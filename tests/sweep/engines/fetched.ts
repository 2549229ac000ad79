import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const folder = resolve('node_modules/.cache/engines');

/**
 * A package that only the engines need, so that the project does not depend on it: the
 * first use fetches it.
 */
export async function fetched<T>(name: string, version: string): Promise<T> {
  const place = `${folder}/${name}@${version}`;
  if (!existsSync(`${place}/package-lock.json`)) {
    mkdirSync(place, { recursive: true });
    execFileSync(
      'npm',
      ['install', '--prefix', place, '--ignore-scripts', '--no-audit', '-E', `${name}@${version}`],
      { stdio: 'pipe' },
    );
  }
  return import(createRequire(`${place}/`).resolve(name));
}
