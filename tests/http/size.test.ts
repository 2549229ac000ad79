import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

/** Bytes of the script as `wrangler deploy` counts them. A larger one starts later. */
const most = 400_000;

test('the script of the Worker stays small', () => {
  const modules = readdirSync('dist/site', {
    recursive: true,
    withFileTypes: true,
  }).filter(({ name }) => name.endsWith('.js'));
  const bytes = gzipSync(
    Buffer.concat(
      modules.map(({ parentPath, name }) => readFileSync(join(parentPath, name))),
    ),
  ).byteLength;
  expect(bytes).toBeGreaterThan(100 * 1024);
  expect(bytes).toBeLessThanOrEqual(most);
});
