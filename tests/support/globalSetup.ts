import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { chromiumPath } from '../../build/commands/chromium.ts';
import { startPlatform } from './platform.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Address of the built site with the embedded back end, shared by all read-only
     * tests.
     */
    site: string;
  }
}

/** The projects of a run share one build and one server. */
const shared = process.env as { SITE_UNDER_TEST?: string; SKIP_BUILD?: string };

/**
 * Finds or installs Chromium, builds the site once, and starts the server for all
 * read-only tests.
 */
export default async function setup(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  if (shared.SITE_UNDER_TEST) {
    project.provide('site', shared.SITE_UNDER_TEST);
    return;
  }
  // Done once here, because two test files installing it at the same time would conflict.
  chromiumPath();
  if (!shared.SKIP_BUILD) {
    const build = spawnSync(
      process.execPath,
      ['node_modules/.bin/vite', 'build', '--logLevel', 'warn'],
      {
        // The test runner's own NODE_ENV would make a development build.
        env: { ...process.env, NODE_ENV: 'production' },
        encoding: 'utf8',
      },
    );
    if (build.status !== 0) throw new Error(`the build failed\n${build.stdout}${build.stderr}`);
  }
  // Whatever the tests and the processes they start put aside is deleted with this folder.
  const temporary = mkdtempSync(join(tmpdir(), 'risi-tests-'));
  process.env['TMPDIR'] = temporary;
  // Dozens of processes load wrangler: later ones use its compile cache.
  process.env['NODE_COMPILE_CACHE'] = join(temporary, 'compiled');
  const site = await startPlatform();
  shared.SITE_UNDER_TEST = site.url;
  project.provide('site', site.url);
  return async () => {
    await site.close();
    rmSync(temporary, { recursive: true, force: true });
  };
}
