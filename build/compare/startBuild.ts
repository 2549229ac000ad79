import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createTestHarness } from 'wrangler';
import { CommandError } from '../commands/commandLine.ts';

/**
 * Starts a build in workerd with fresh storage. Throws CommandError if the folder is not
 * a build.
 */
export async function startBuild(
  dist: string,
): Promise<{ url: string; close(): Promise<void> }> {
  if (!existsSync(join(dist, 'site')))
    throw new CommandError(`${dist} is not a build of the site: npm run build`);
  const configs = readdirSync(dist)
    .sort((a, b) => Number(b === 'site') - Number(a === 'site'))
    .map((name) => resolve(dist, name, 'wrangler.json'))
    .filter((path) => existsSync(path));
  process.env['CLOUDFLARE_CF_FETCH_ENABLED'] = 'false';
  const harness = createTestHarness({
    workers: configs.map((configPath, i) => ({
      configPath,
      ...(i
        ? {}
        : { secrets: { ATTACHMENT_KEY: 'a key to compare with, 32 characters' } }),
    })),
  });
  const { url } = await harness.listen();
  for (const path of configs) {
    const { name, d1_databases } = JSON.parse(readFileSync(path, 'utf8')) as {
      name: string;
      d1_databases: { binding: string }[];
    };
    for (const { binding } of d1_databases)
      await harness.getWorker(name).applyD1Migrations(binding);
  }
  return { url: `http://localhost:${url.port}`, close: () => harness.close() };
}
