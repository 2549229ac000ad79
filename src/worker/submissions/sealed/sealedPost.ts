import { fileFieldOf } from '../../../site/forms/form.ts';
import { formOf } from '../../../site/forms/forms.ts';
import { isEnvelope, isSealedSize } from '../../../site/sealing/envelope.ts';
import { envelopeName } from '../../../site/sealing/report.ts';
import type { Env } from '../../env.ts';
import { type Fields, textOfField } from '../../request/fields.ts';
import type { FieldFile } from '../attachment.ts';
import { Rejection } from '../rejection.ts';
import { sealedAttachment } from './sealedAttachment.ts';

/** A report sealed in the browser. */
export interface SealedPost {
  envelope: string;
  attachment?: FieldFile | undefined;
}

/** Whether a post carries an envelope instead of answers. */
export const isSealedPost = (fields: Fields): boolean => fields.has(envelopeName);

/**
 * Reads a report that was sealed in the browser. Only its officer can open it; checked
 * here are the envelope's size, its key and the consent.
 *
 * @throws Rejection 400 if one of them is wrong.
 */
export async function readSealedPost(
  fields: Fields,
  { REPORT_PUBLIC_KEY, REPORT_PUBLIC_KEY_PREVIOUS }: Env,
): Promise<SealedPost> {
  const keys = [REPORT_PUBLIC_KEY, REPORT_PUBLIC_KEY_PREVIOUS].filter((key) => !!key);
  const envelope = textOfField(fields, envelopeName) ?? '';
  const isComplete =
    fields.get(envelopeName)?.length === 1 &&
    textOfField(fields, 'privacy') === 'true' &&
    isEnvelope(envelope, keys as string[]);
  if (!isComplete) throw unreadable();
  const field = fileFieldOf(formOf('ethical'))?.name ?? '';
  const [file, ...others] = fields.get(field) ?? [];
  if (file === undefined) return { envelope };
  if (!(file instanceof File) || others.length || !isSealedSize(file.size))
    throw unreadable();
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { envelope, attachment: { field, file: await sealedAttachment(bytes) } };
}

const unreadable = (): Rejection => new Rejection(400, 'form.unreadable');
