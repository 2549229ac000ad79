import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { chromium as playwright } from 'playwright-core';
import { CommandError, say } from './commandLine.ts';

/**
 * Prefers the headless shell: it starts sooner and leaves more of the machine to the
 * tests.
 */
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Flags that keep a headless Chromium quiet on a closed network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Path of Chromium: CHROMIUM_PATH, the system's, Playwright's download, or, as root on
 * Debian, a new installation.
 *
 * @throws CommandError that says what to install.
 */
export function chromiumPath(): string {
  const found = [process.env['CHROMIUM_PATH'], ...systemPaths, playwright.executablePath()].find(
    (path) => path && isExecutable(path),
  );
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium from Debian for the browser tests …');
    const apt = (...parameters: string[]) =>
      spawnSync('apt-get', parameters, {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        encoding: 'utf8',
      });
    apt('update', '-qq');
    const answers: string[] = [];
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const { stdout, stderr } = apt('install', '-yqq', '--no-install-recommends', name);
      if (isExecutable(`/usr/bin/${name}`)) return `/usr/bin/${name}`;
      answers.push(stdout, stderr);
    }
    throw new CommandError(`apt-get install chromium failed\n${answers.join('')}`);
  }
  throw new CommandError('No Chromium found: install chromium or set CHROMIUM_PATH');
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
