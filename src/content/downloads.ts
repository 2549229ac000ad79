import { z } from 'zod';
import { pastDay } from './days.ts';
import { listById, localised, sample } from './fields.ts';
import { told } from './messages.ts';

/** Ids of the documents that pages offer. */
const downloadIds = [
  'catalogue-snacks',
  'catalogue-biscuits',
  'catalogue-sweets',
  'einf-2023',
  'code-of-conduct',
] as const;
export type DownloadId = (typeof downloadIds)[number];

const document = z
  .strictObject({
    id: z.enum(downloadIds),
    kind: z.enum(['catalogue', 'report', 'code']),
    sample,
    title: localised,
    file: z
      .string()
      .regex(/^[a-z0-9-]+\.pdf$/, told('shape.pdf'))
      .nullable()
      .default(null),
    updated: pastDay.nullable().default(null),
  })
  // Only a catalogue may be without a file: the site has a text for that.
  .refine(({ kind, file }) => file !== null || kind === 'catalogue', {
    path: ['file'],
    message: told('download.withoutFile'),
  })
  .refine(({ file, updated }) => file === null || updated !== null, {
    path: ['updated'],
    message: told('download.withoutDay'),
  });

/** content/downloads.json */
export const downloadsFile = listById(document, downloadIds);

/** A document with its file size; without a file it is being updated. */
export interface Download {
  title: z.infer<typeof localised>;
  file: { address: string; bytes: number; updated: string } | null;
}
export type Downloads = Record<DownloadId, Download>;
