import { type Form, fileFieldOf } from '../../site/forms/form.ts';
import { type FormName, formOf } from '../../site/forms/forms.ts';
import type { Language } from '../../site/i18n/languages.ts';
import {
  isEnvelope,
  isSealedSize,
  sealFile,
  sealText,
} from '../../site/sealing/envelope.ts';
import type { MailboxKeys } from '../../site/sealing/mailboxCode.ts';
import { envelopeName, reportOf } from '../../site/sealing/report.ts';
import type { Env } from '../env.ts';
import { type Fields, textOfField } from '../request/fields.ts';
import type { Attachment, FieldFile } from './attachment.ts';
import { type Payload, payloadOf } from './payload.ts';
import { Rejection } from './readPost.ts';
import type { Admit, ValidAnswers } from './validate.ts';

/** The accepted contents of a post. */
export type Content = ValidAnswers | SealedPost;

/** What is stored and sent for a submission. */
export interface Parcel {
  payload: Payload;
  attachment?: FieldFile | undefined;
  /** Envelope of a sealed report. */
  envelope?: string;
  mailbox?: MailboxKeys;
}

/**
 * Prepares a post for storage and delivery. Seals a report of the ethical channel before
 * any of it is stored or sent, if there is a key.
 */
export async function parcelOf(
  name: FormName,
  content: Content,
  { reference, language }: { reference: string; language: Language },
  { REPORT_PUBLIC_KEY: key }: Pick<Env, 'REPORT_PUBLIC_KEY'>,
): Promise<Parcel> {
  const form = formOf(name);
  if ('envelope' in content) return sealedParcel(form, content, reference);
  const { values, attachment } = content;
  if (!key || !form.anonymous)
    return { payload: payloadOf(form, values, reference, language), attachment };
  const { file } = attachment ?? {};
  const report = reportOf(
    form,
    values,
    language,
    file && { name: file.name, bytes: file.bytes.byteLength, sha256: file.sha256 },
  );
  const envelope = await sealText(key, JSON.stringify(report));
  const sealed = attachment && {
    field: attachment.field,
    file: await sealedAttachment(await sealFile(key, attachment.file.bytes)),
  };
  return sealedParcel(form, { envelope, attachment: sealed }, reference);
}

/** The parcel of a sealed report; consent is its only answer in clear text. */
const sealedParcel = (
  form: Form,
  { envelope, attachment }: SealedPost,
  reference: string,
): Parcel => ({
  payload: {
    mensaje: envelope,
    privacy: true,
    ...(form.formulario ? { formulario: form.formulario } : {}),
    referencia: reference,
  },
  attachment,
  envelope,
});

/** A report sealed in the browser. */
interface SealedPost {
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
  admit: Admit,
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
  if (
    file !== undefined &&
    (!(file instanceof File) || others.length || !isSealedSize(file.size))
  )
    throw unreadable();
  await admit();
  if (file === undefined) return { envelope };
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { envelope, attachment: { field, file: await sealedAttachment(bytes) } };
}

const unreadable = (): Rejection => new Rejection(400, 'form.unreadable');

/** File name sent to the back end; the real name is in the envelope. */
const sealedName = 'documento.pdf';

/** An encrypted document as the attachment of a submission. */
async function sealedAttachment(bytes: Uint8Array<ArrayBuffer>): Promise<Attachment> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return { name: sealedName, bytes, sha256: digest.toHex() };
}
