import { z } from 'zod';
import { pastDay } from './days.ts';
import { localised, sample } from './fields.ts';

const document = z
  .strictObject({
    kind: z.enum(['catalogue', 'report', 'code']),
    sample,
    title: localised,
    file: z
      .string()
      .regex(/^[a-z0-9-]+\.pdf$/, 'is not a file name like catalogo-snacks.pdf')
      .nullable(),
    updated: pastDay.nullable(),
  })
  // Only a catalogue may be without a file: the site has a text for that.
  .refine(({ kind, file }) => file !== null || kind === 'catalogue', {
    path: ['file'],
    message: 'is missing',
  })
  .refine(({ file, updated }) => file === null || updated !== null, {
    path: ['updated'],
    message: 'is missing',
  });

/** Ids of the documents that pages offer. */
const downloadIds = [
  'catalogue-snacks',
  'catalogue-biscuits',
  'catalogue-sweets',
  'einf-2023',
  'code-of-conduct',
] as const;
export type DownloadId = (typeof downloadIds)[number];

/** content/downloads.json */
export const downloadsFile = z.strictObject(
  Object.fromEntries(downloadIds.map((id) => [id, document])) as Record<
    DownloadId,
    typeof document
  >,
);

/** A document with its file size; without a file it is being updated. */
export interface Download {
  title: z.infer<typeof localised>;
  file: { address: string; bytes: number; updated: string } | null;
}
export type Downloads = Record<DownloadId, Download>;
