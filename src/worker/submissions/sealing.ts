import { type Form, fileFieldOf, readersName } from '../../site/forms/form.ts';
import { type FormName, formOf } from '../../site/forms/forms.ts';
import type { Language } from '../../site/i18n/languages.ts';
import { isSealedSize, sealFile, sealTextTo } from '../../site/sealing/envelope.ts';
import { newKeys } from '../../site/sealing/hpke.ts';
import type { MailboxKeys } from '../../site/sealing/mailboxCode.ts';
import { envelopeName, type Readers, readersOf, reportOf } from '../../site/sealing/report.ts';
import type { Env } from '../env.ts';
import { readersIn, readersOfText } from '../ethicalChannel/readers.ts';
import { type Fields, textOfField } from '../request/fields.ts';
import type { Attachment, FieldFile } from './attachment.ts';
import { type Payload, payloadOf } from './payload.ts';
import { Rejection } from './readPost.ts';
import type { Admit, ValidAnswers } from './validate.ts';

export type Content = ValidAnswers | SealedPost;

/** What is stored and sent for a submission. */
export interface Parcel {
  payload: Payload;
  attachment?: FieldFile | undefined;
  envelope?: string;
  /** Who may open them. */
  readers?: Readers;
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
  env: Env,
): Promise<Parcel> {
  const form = formOf(name);
  if ('envelope' in content) return sealedParcel(form, content, reference);
  const { values, attachment } = content;
  const all = readersIn(env);
  // Without a substitute, nobody is left to whom it may be given: its author decides anew.
  if (values[readersName] === true && !all?.substitute)
    throw new Rejection(422, { [readersName]: 'invalid.withoutOfficer' });
  if (!all || !form.anonymous)
    return { payload: payloadOf(form, values, reference, language), attachment };
  const { file } = attachment ?? {};
  const fileKeys = await newKeys();
  const report = reportOf(
    form,
    values,
    language,
    file && {
      name: file.name,
      bytes: file.bytes.byteLength,
      sha256: file.sha256,
      key: fileKeys.privateKey,
    },
  );
  const readers = readersOf(all, values);
  const envelope = await sealTextTo(Object.values(readers), JSON.stringify(report));
  const sealed = attachment && {
    field: attachment.field,
    file: await sealedAttachment(await sealFile(fileKeys.publicKey, attachment.file.bytes)),
  };
  return sealedParcel(form, { envelope, readers, attachment: sealed }, reference);
}

/** The parcel of a sealed report; consent is its only answer in clear text. */
const sealedParcel = (
  form: Form,
  { envelope, readers, attachment }: SealedPost,
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
  readers,
});

/** A report sealed in the browser. */
interface SealedPost {
  envelope: string;
  readers: Readers;
  attachment?: FieldFile | undefined;
}

/** Whether a post carries an envelope instead of answers. */
export const isSealedPost = (fields: Fields): boolean => fields.has(envelopeName);

/**
 * Reads a report that was sealed in the browser. Only its readers can open it; checked
 * here are the envelopes' sizes, their keys and the consent.
 *
 * @throws Rejection 400 if one of them is wrong, and 409 if a key is not accepted any more.
 */
export async function readSealedPost(fields: Fields, env: Env, admit: Admit): Promise<SealedPost> {
  const envelope = textOfField(fields, envelopeName) ?? '';
  const readers = readersOfText(envelope, env);
  if (
    fields.get(envelopeName)?.length !== 1 ||
    textOfField(fields, 'privacy') !== 'true' ||
    !readers
  )
    throw unreadable();
  if (readers === 'outdated') throw new Rejection(409, 'form.outdated');
  const field = fileFieldOf(formOf('ethical'))?.name ?? '';
  const [file, ...others] = fields.get(field) ?? [];
  if (file !== undefined && (!(file instanceof File) || others.length || !isSealedSize(file.size)))
    throw unreadable();
  await admit();
  if (file === undefined) return { envelope, readers };
  const bytes = new Uint8Array(await file.arrayBuffer());
  return {
    envelope,
    readers,
    attachment: { field, file: await sealedAttachment(bytes) },
  };
}

const unreadable = (): Rejection => new Rejection(400, 'form.unreadable');

/** File name sent to the back end; the real name is in the envelope. */
const sealedName = 'documento.pdf';

/** An encrypted document as the attachment of a submission. */
async function sealedAttachment(bytes: Uint8Array<ArrayBuffer>): Promise<Attachment> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return { name: sealedName, bytes, sha256: digest.toHex() };
}
