import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Downloads } from '../../../src/content/downloads.ts';
import type { Files } from '../../../src/content/files.ts';
import { message } from '../../messages/messages.ts';
import type { Fault } from '../faults/fault.ts';

/** Adds the size of each file in public/downloads. A missing file is a fault. */
export function downloadsOf(
  root: string,
  parsed: Files['content/downloads.json'],
  faults: Fault[],
): Partial<Downloads> {
  const downloads: Partial<Downloads> = {};
  for (const { id, title, file, updated } of parsed ?? []) {
    if (file === null || updated === null) {
      downloads[id] = { title, file: null };
      continue;
    }
    const path = join(root, 'public/downloads', file);
    if (!existsSync(path)) {
      faults.push({
        file: 'content/downloads.json',
        field: `${id}.file`,
        ...message('names.noDocument', { name: file }),
      });
      continue;
    }
    downloads[id] = {
      title,
      file: { address: `/downloads/${file}`, bytes: statSync(path).size, updated },
    };
  }
  return downloads;
}
