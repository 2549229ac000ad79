import { fileFieldOf } from '../../../site/forms/form.ts';
import { formOf } from '../../../site/forms/forms.ts';
import { isEnvelope, isSealedSize } from '../../../site/sealing/envelope.ts';
import { envelopeName } from '../../../site/sealing/report.ts';
import type { Environment } from '../../env.ts';
import { type Fields, textOfField } from '../../request/fields.ts';
import { type FieldFile, sealedFile } from './parcel.ts';

/** A report that the browser sealed. */
export interface SealedPost {
  envelope: string;
  attachment?: FieldFile;
}

/** Whether a post carries an envelope instead of answers. */
export const isSealedPost = (fields: Fields): boolean => fields.has(envelopeName);

/**
 * The sealed report of a post. Whether it can be opened only its officer finds out; here
 * it must have the size of an envelope, be for a key of ours, and carry the consent.
 *
 * @returns Undefined where it is none.
 */
export async function readSealedPost(
  fields: Fields,
  { REPORT_PUBLIC_KEY, REPORT_PUBLIC_KEY_PREVIOUS }: Environment,
): Promise<SealedPost | undefined> {
  const keys = [REPORT_PUBLIC_KEY, REPORT_PUBLIC_KEY_PREVIOUS].filter((key) => !!key);
  const envelope = textOfField(fields, envelopeName) ?? '';
  const isComplete =
    fields.get(envelopeName)?.length === 1 &&
    textOfField(fields, 'privacy') === 'true' &&
    isEnvelope(envelope, keys as string[]);
  if (!isComplete) return undefined;
  const field = fileFieldOf(formOf('ethical'))?.name ?? '';
  const [file, ...others] = fields.get(field) ?? [];
  if (file === undefined) return { envelope };
  if (!(file instanceof File) || others.length || !isSealedSize(file.size))
    return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { envelope, attachment: { field, file: await sealedFile(bytes) } };
}
