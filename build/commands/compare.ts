/**
 * `npm run compare -- save <folder>`: writes what every address of the built site
 * answers into a folder, one file an address, without hashes, ids and styles. `--url`
 * asks a site that runs already; `--dist` starts another build than dist/.
 *
 * `npm run compare -- diff <before> <after>`: lists the differences of two folders by
 * address, and ends with 1 if there are any.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createTestHarness } from 'wrangler';
import { jsonOf, outlineOf, withoutHashes } from '../compare/outline.ts';
import { requestsTo, type SavedRequest } from '../compare/requests.ts';

/** Headers that differ from request to request, or that the connection sets. */
const ignoredHeaders =
  /^(date|etag|age|content-length|x-request-id|cf-.*|server-timing|connection|keep-alive|transfer-encoding|link)$/;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { url: { type: 'string' }, dist: { type: 'string', default: 'dist' } },
});
const [command, first, second] = positionals;
if (command === 'save' && first) await save(first);
else if (command === 'diff' && first && second) diff(first, second);
else {
  console.error('npm run compare -- save <folder> | diff <before> <after>');
  process.exitCode = 2;
}

async function save(folder: string): Promise<void> {
  const { url, close } = values.url
    ? { url: values.url.replace(/\/$/, ''), close: async () => undefined }
    : await start(values.dist);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const requests = await requestsTo(url);
  const redirects: string[] = [];
  const waiting = [...requests];
  const work = async () => {
    for (let request = waiting.pop(); request; request = waiting.pop()) {
      const answer = await answerTo(url, request);
      // Thousands of redirects read better as lines of one file.
      if (/^30\d /.test(answer)) redirects.push(`${request.name} → ${answer}`);
      else writeFileSync(join(folder, fileOf(request.name)), answer);
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  writeFileSync(join(folder, 'redirects.txt'), `${redirects.sort().join('\n')}\n`);
  await close();
  console.log(`${requests.length} answers are in ${folder}`);
}

/** Starts a build in workerd with fresh storage. */
async function start(dist: string): Promise<{ url: string; close(): Promise<void> }> {
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

async function answerTo(site: string, { path, init }: SavedRequest): Promise<string> {
  const response = await fetch(site + path, { redirect: 'manual', ...init });
  const body = await response.text();
  const status = `${response.status} ${response.headers.get('Location') ?? ''}`.trim();
  if (!body && response.headers.has('Location')) return withoutHashes(status, site);
  const headers = [...response.headers]
    .filter(([name]) => !ignoredHeaders.test(name))
    .map(([name, value]) => `${name}: ${value}`);
  const type = response.headers.get('Content-Type') ?? '';
  const text = type.includes('text/html')
    ? outlineOf(body)
    : type.includes('json')
      ? jsonOf(body)
      : body;
  return withoutHashes([status, ...headers, '', text, ''].join('\n'), site);
}

/** A file name that can be read, and that no other request has. */
function fileOf(name: string): string {
  const readable = name.replace(/[^\w?=&.-]+/g, '_').slice(0, 100);
  return `${readable}~${createHash('sha256').update(name).digest('hex').slice(0, 6)}.txt`;
}

function diff(before: string, after: string): void {
  const parameters = ['diff', '--no-index', '--unified=1', '--no-renames', before, after];
  const { status, stdout } = spawnSync('git', parameters, {
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  const changes = stdout.split(/^diff --git .*$/m).slice(1);
  for (const change of changes)
    console.log(change.replace(/^(index|new file|deleted|---).*\n/gm, ''));
  console.log(changes.length ? `${changes.length} addresses differ` : 'no difference');
  process.exitCode = status ?? 1;
}
