import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { growCatalogue } from '../../bench/grownCatalogue.ts';
import { copyProject } from '../../support/projectCopy.ts';

/** Bytes, compressed, that the script takes for one more product. */
const most = 300;

test('a product adds less than 300 bytes to the script, so that the catalogue may grow', () => {
  const { folder, remove } = copyProject();
  try {
    const before = bytesOf(folder);
    const added = growCatalogue(folder, { times: 2 });
    expect((bytesOf(folder) - before) / added).toBeLessThan(most);
  } finally {
    remove();
  }
});

const bytesOf = (folder: string): number =>
  Number(
    execFileSync(process.execPath, [resolve('tests/bench/scriptContent.ts')], {
      cwd: folder,
      encoding: 'utf8',
    }),
  );
