/**
 * `npm run compare -- save <folder>`: saves the response of every address of the build
 * into a folder, one file per address, without hashes, ids and styles. `--url` uses a
 * running site; `--dist` starts a build other than dist/.
 *
 * `npm run compare -- diff <before> <after>`: lists the differences between two folders by
 * address, or by picture for folders of `npm run shots`, and exits with 1 if there are
 * any.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonOf, outlineOf, withoutHashes } from '../compare/outline.ts';
import { changedShots } from '../compare/pixels.ts';
import { requestsTo, type SavedRequest } from '../compare/requests.ts';
import { startBuild } from '../compare/startBuild.ts';
import {
  CommandError,
  parseCommandLine,
  parseHost,
  runCommand,
  say,
} from './commandLine.ts';

/** Headers that differ between requests, or that the connection sets. */
const ignoredHeaders =
  /^(date|etag|age|content-length|x-request-id|cf-.*|server-timing|connection|keep-alive|transfer-encoding|link)$/;

const usage =
  'npm run compare -- save <folder> [--url http://host | --dist <folder>], or diff <before> <after>';

await runCommand(async () => {
  const { positionals, values } = parseCommandLine(usage, {
    allowPositionals: true,
    options: { url: { type: 'string' }, dist: { type: 'string', default: 'dist' } },
  });
  const [command, first, second] = positionals;
  if (command === 'save' && first) await save(first, values);
  else if (command === 'diff' && first && second) await diff(first, second);
  else throw new CommandError(`Usage: ${usage}`);
});

async function save(
  folder: string,
  { url: running, dist }: { url?: string | undefined; dist: string },
): Promise<void> {
  const { url, close } = running
    ? { url: parseHost(running, `Usage: ${usage}`), close: async () => undefined }
    : await startBuild(dist);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const requests = await requestsTo(url);
  const redirects: string[] = [];
  const waiting = [...requests];
  const work = async () => {
    for (let request = waiting.pop(); request; request = waiting.pop()) {
      const answer = await answerTo(url, request);
      // Thousands of redirects are easier to read in one file.
      if (/^30\d /.test(answer)) redirects.push(`${request.name} → ${answer}`);
      else writeFileSync(join(folder, fileOf(request.name)), answer);
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  writeFileSync(join(folder, 'redirects.txt'), `${redirects.sort().join('\n')}\n`);
  await close();
  say(`${requests.length} answers are in ${folder}`);
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

/** A readable, unique file name. */
function fileOf(name: string): string {
  const readable = name.replace(/[^\w?=&.-]+/g, '_').slice(0, 100);
  return `${readable}~${createHash('sha256').update(name).digest('hex').slice(0, 6)}.txt`;
}

async function diff(before: string, after: string): Promise<void> {
  const isShots = readdirSync(before).some((name) => name.endsWith('.png'));
  const changes = isShots
    ? await changedShots(before, after)
    : changedAnswers(before, after);
  for (const change of changes) say(change);
  say(changes.length ? `${changes.length} differ` : 'no difference');
  process.exitCode = Math.min(changes.length, 1);
}

function changedAnswers(before: string, after: string): string[] {
  const { stdout } = spawnSync(
    'git',
    ['diff', '--no-index', '--unified=1', '--no-renames', before, after],
    { encoding: 'utf8', maxBuffer: 1e9 },
  );
  const changes = stdout.split(/^diff --git .*$/m).slice(1);
  return changes.map((change) =>
    change.replace(/^(index|new file|deleted|---).*\n/gm, ''),
  );
}
