import type { Context } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '../../src/worker/appEnv.ts';
import { keptEntries, readerOf } from '../../src/worker/contentFiles.ts';

/** A deployment's files: the number in each one's name, and how often it was read. */
function filesOf(numbers: number[]) {
  const reads: string[] = [];
  const answers = new Map(numbers.map((n) => [`/assets/files-abc/entry/${n}.json`, n]));
  const fetch = async (url: string) => {
    const path = new URL(url).pathname;
    reads.push(path);
    const answer = answers.get(path);
    return answer === undefined ? new Response(null, { status: 404 }) : Response.json(answer);
  };
  const executionCtx = { waitUntil: () => undefined };
  const context = { env: { ASSETS: { fetch } }, executionCtx } as unknown as Context<AppEnv>;
  const read = keptEntries(readerOf('/assets/files-abc/'), (n) => Number(n) * 10);
  return { reads, answers, read: (n: number) => read(`entry/${n}`, context) };
}

test('a file of content is read once, by however many requests', async () => {
  const { read, reads } = filesOf([1]);
  expect(await Promise.all([read(1), read(1)])).toEqual([10, 10]);
  expect(await read(1)).toBe(10);
  expect(reads).toEqual(['/assets/files-abc/entry/1.json']);
});

test('an isolate keeps the hundred entries of a kind that were asked for last', async () => {
  const numbers = Array.from({ length: 101 }, (_, n) => n);
  const { read, reads } = filesOf(numbers);
  for (const n of numbers.slice(0, 100)) await read(n);
  await read(0);
  await read(100);
  reads.length = 0;
  await read(0);
  expect(reads).toEqual([]);
  await read(1);
  expect(reads).toEqual(['/assets/files-abc/entry/1.json']);
});

test('a file that cannot be read fails its request, and the next one tries again', async () => {
  const { read, answers } = filesOf([1]);
  answers.clear();
  await expect(read(1)).rejects.toThrow('/assets/files-abc/entry/1.json cannot be read: 404');
  answers.set('/assets/files-abc/entry/1.json', 1);
  expect(await read(1)).toBe(10);
});
