import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { reservePort } from '../../build/commands/serve/port.ts';
import { runCommandHere } from '../support/command.ts';
import { setting } from '../support/content.ts';
import { freePort } from '../support/freePort.ts';
import { copyProject } from '../support/projectCopy.ts';
import { serve } from '../support/serve.ts';
import { startedSite } from '../support/startedSite.ts';

const project = copyProject();
afterAll(project.remove);

test.each(['127.0.0.1', '::1', '0.0.0.0'])(
  'a port that is taken at %s is refused, with a free one',
  async (ip) => {
    const stranger = await serve(() => {}, ip);
    onTestFinished(stranger.close);
    const { port } = new URL(stranger.url);
    await expect(reservePort(port)).rejects.toThrow(
      new RegExp(`^Port ${port} is taken: PORT=\\d+ npm start$`),
    );
  },
);

test('a port is held until it is released', async () => {
  const setting = String(await freePort());
  const { release } = await reservePort(setting);
  await expect(reservePort(setting)).rejects.toThrow('is taken');
  await release();
  await (await reservePort(setting)).release();
});

test.each([
  [{ PORT: 'http' }, /^PORT must be a number from 1 to 65535, not "http": PORT=\d+ /],
  [{ PORT: '65536' }, /^PORT must be a number from 1 to 65535, not "65536": PORT=\d+ /],
  [{ INDEXING: 'yes' }, /^INDEXING must be on or off, not "yes"/],
  [{ INDEXING: 'yes', LC_ALL: 'es' }, /^INDEXING tiene que ser on u off, y no "yes"/],
  [
    { ORIGIN_DEV_URL: 'localhost', LC_ALL: 'es' },
    /^localhost no es una dirección http:\/\/ o https:\/\/\. Escríbela como /,
  ],
  [
    { ORIGIN_DEV_URL: 'htp://a' },
    /^htp:\/\/a is not an http:\/\/ or https:\/\/ address\. Set it like /,
  ],
  [
    { ORIGIN_DEV_URL: 'http://a/api' },
    /^http:\/\/a\/api has more than a host: http:\/\/a is enough\./,
  ],
])('npm start says in one line what is wrong with %j', async (settings, words) => {
  const given = { PORT: String(await freePort()), ...settings };
  const { status, output } = await runCommandHere('serve', [], given, project.folder);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(output).toMatch(words);
  expect(status).toBe(1);
  expect(existsSync(join(project.folder, 'dist'))).toBe(false);
});

test('npm start tells the mistakes of content/ as the check does, and builds nothing', async () => {
  const file = join(project.folder, 'content/products/jummy.json');
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, setting('sabor.fr', '')(source));
  const settings = { PORT: String(await freePort()), LC_ALL: 'es' };
  const { status, output } = await runCommandHere('serve', [], settings, project.folder);
  writeFileSync(file, source);
  expect(output).toBe(
    'content/products/jummy.json\n  sabor.fr («Sabor o variedad») falta. Escríbelo en francés.\n',
  );
  expect([status, existsSync(join(project.folder, 'dist'))]).toEqual([1, false]);
});

test('npm start serves the build, with sample news and a secret of its own', async () => {
  cpSync('dist', join(project.folder, 'dist'), { recursive: true });
  const script = join(project.folder, 'build/commands/serve.ts');
  const site = await startedSite(script, ['--built']);
  try {
    const news = await fetch(`${site.url}/es/noticias`);
    expect([news.status, await news.text()]).toEqual([
      200,
      expect.stringContaining('href="/es/noticia/'),
    ]);
    const state = join(project.folder, '.wrangler/state');
    const processes = listProcesses();
    expect(processes).toContain(state);
    expect(processes).not.toContain(readFileSync(join(state, 'attachment.key'), 'utf8'));
  } finally {
    await site.stop();
  }
});

/** The command lines that everybody on this machine can read. */
function listProcesses(): string {
  if (!existsSync('/proc/self/cmdline'))
    return execFileSync('ps', ['-Ao', 'args'], { encoding: 'utf8' });
  return globSync('/proc/[0-9]*/cmdline').map(readIfThere).join('\n');
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
