import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { contentPlugin } from './build/plugins/contentPlugin.ts';

/** The tests of a folder. Those of the built site share one build and one server. */
const project = (name: string, folder: string, isOfTheBuild: boolean) =>
  ({
    extends: true,
    test: {
      name,
      include: [`tests/${folder}/**/*.test.{ts,tsx}`],
      // Some tests of `npm test` are also of the sweep, which plays them at length.
      env: name.startsWith('sweep-') ? { SWEEP: 'yes' } : {},
      ...(isOfTheBuild
        ? {
            globalSetup: './tests/support/globalSetup.ts',
            setupFiles: './tests/support/freshConnections.ts',
          }
        : {}),
    },
  }) satisfies TestProjectConfiguration;

export default defineConfig({
  // Tests import parts of the site, which gets at content/ by modules.
  plugins: [contentPlugin()],
  test: {
    // Only ever the limit of a test that hangs: a slow or busy machine is a supported one.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
    // Of tests that run side by side in one file.
    maxConcurrency: 2,
    // What many files import is loaded once a worker; no file changes what another one
    // sees.
    isolate: false,
    projects: [
      // `npm test` guards a commit.
      project('unit', 'unit', false),
      project('content', 'content', false),
      project('commands', 'commands', true),
      project('http', 'http', true),
      project('browser', 'browser', true),
      // `npm run sweep` visits what it leaves out.
      project('sweep-pages', 'sweep/pages', true),
      project('sweep-journeys', '{browser,sweep/journeys}', true),
      project('sweep-requests', 'sweep/requests', true),
      project('sweep-outages', 'sweep/outages', true),
      project('sweep-commands', 'sweep/commands', true),
      project('sweep-engines', 'sweep/engines', true),
    ],
  },
});
