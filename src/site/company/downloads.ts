import downloads from 'virtual:content/downloads';
import type file from '../../../content/downloads.json';
import type { Localised } from '../i18n/languages.ts';

/** A document that the site offers; without a file it is being updated. */
export interface Download {
  title: Localised;
  file: { address: string; bytes: number /** YYYY-MM-DD */; updated: string } | null;
}

export type DownloadId = keyof typeof file;

/**
 * A document by its name in content/downloads.json; the content check has made sure
 * that its file exists.
 */
export function downloadOf(id: DownloadId): Download {
  const download = downloads[id];
  if (!download) throw new Error(`content/downloads.json has no ${id}`);
  return download;
}
