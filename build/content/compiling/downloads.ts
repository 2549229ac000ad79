import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { pastDay } from '../../../src/content/days.ts';
import { localised } from '../../../src/content/fields.ts';
import type { Download } from '../../../src/site/company/downloads.ts';
import type { Fault } from '../faults/fault.ts';

/**
 * content/downloads.json: the documents that the site offers. Only a catalogue may be
 * on its way: the site has words for that.
 */
export const downloadsFile = z.record(
  z.string(),
  z
    .strictObject({
      kind: z.enum(['catalogue', 'report', 'code']),
      title: localised,
      file: z
        .string()
        .regex(/^[a-z0-9-]+\.pdf$/, 'is not a file name like catalogo-snacks.pdf')
        .nullable(),
      updated: pastDay.nullable(),
    })
    .refine(({ kind, file }) => file !== null || kind === 'catalogue', {
      path: ['file'],
      message: 'is missing',
    })
    .refine(({ file, updated }) => file === null || updated !== null, {
      path: ['updated'],
      message: 'is missing',
    }),
);

/**
 * Adds the size of each file in public/downloads; a file that is not there is a fault.
 */
export function downloadsOf(
  root: string,
  parsed: z.infer<typeof downloadsFile>,
  faults: Fault[],
): Record<string, Download> {
  const downloads: Record<string, Download> = {};
  for (const [id, { title, file, updated }] of Object.entries(parsed)) {
    if (file === null || updated === null) {
      downloads[id] = { title, file: null };
      continue;
    }
    const path = join(root, 'public/downloads', file);
    if (!existsSync(path)) {
      faults.push({
        file: 'content/downloads.json',
        field: `${id}.file`,
        what: `names ${file}, which is not in public/downloads`,
        cure: 'Put the file there, or write null.',
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
