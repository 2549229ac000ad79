import type { Form } from '../../../site/forms/form.ts';
import { type FormName, formOf } from '../../../site/forms/forms.ts';
import type { Language } from '../../../site/i18n/languages.ts';
import { sealFile, sealText } from '../../../site/sealing/envelope.ts';
import type { MailboxKeys } from '../../../site/sealing/mailboxCode.ts';
import { reportOf } from '../../../site/sealing/report.ts';
import type { Env } from '../../env.ts';
import type { FieldFile } from '../attachment.ts';
import { type Payload, payloadOf } from '../contract.ts';
import type { ValidAnswers } from '../validate.ts';
import { sealedAttachment } from './sealedAttachment.ts';
import type { SealedPost } from './sealedPost.ts';

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
