import { defineConfig } from 'vitest/config';
import { contentPlugin } from './build/plugins/contentPlugin.ts';

/** Builds the site, which unit tests do without. */
const globalSetup = './tests/support/globalSetup.ts';
const setupFiles = './tests/support/freshConnections.ts';

export default defineConfig({
  // Tests import parts of the site, which gets at content/ by modules.
  plugins: [contentPlugin()],
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    // One more than the machines that it is meant for have cores: the tests of delivery
    // wait more than they work.
    maxWorkers: 3,
    // What many files import is loaded once a worker; no file changes what another one
    // sees.
    isolate: false,
    // Of tests that run side by side in one file, for they wait more than they work.
    maxConcurrency: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts', 'tests/unit/**/*.test.tsx'],
        },
      },
      {
        extends: true,
        test: { name: 'content', include: ['tests/content/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { name: 'commands', include: ['tests/commands/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'http',
          include: ['tests/http/**/*.test.ts'],
          globalSetup,
          setupFiles,
        },
      },
      {
        extends: true,
        test: {
          name: 'simulation',
          include: ['tests/simulation/**/*.test.ts'],
          globalSetup,
          setupFiles,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup,
          setupFiles,
          // After the others, and each worker has a processor: browsers never wait.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
