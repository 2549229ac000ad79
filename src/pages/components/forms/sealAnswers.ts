import { fileFieldOf, postIdName, trapName } from '../../../site/forms/form.ts';
import { formOf } from '../../../site/forms/forms.ts';
import { check } from '../../../site/forms/schema.ts';
import type { Language } from '../../../site/i18n/languages.ts';
import { sealFile, sealText, sealTextTo } from '../../../site/sealing/envelope.ts';
import { newKeys } from '../../../site/sealing/hpke.ts';
import { envelopeName, type Readers, readersOf, reportOf } from '../../../site/sealing/report.ts';

/** Whether the browser can seal at all, by a trial. */
export const canSeal = (): Promise<boolean> =>
  newKeys()
    .then(({ publicKey }) => sealText(publicKey, ''))
    .then(
      () => true,
      () => false,
    );

/** The answers that were sealed last, so that a retry sends the same ciphertext. */
let last: { answers: string; sealed: FormData } | undefined;

/**
 * Seals the answers of a report to the public keys of its readers. Consent, post id and the
 * honeypot stay in clear text.
 *
 * @returns The form data to post: sealed, or `data` itself if an answer is invalid.
 */
export async function sealAnswers(
  data: FormData,
  all: Readers,
  language: Language,
): Promise<FormData> {
  const form = formOf('ethical');
  const { values, faults } = check(form, Object.fromEntries(data), { now: new Date() });
  if (Object.keys(faults).length) return data;
  const field = fileFieldOf(form)?.name ?? '';
  const file = values[field] instanceof File ? values[field] : undefined;
  const fileId = file && [file.name, file.size, file.lastModified];
  const answers = JSON.stringify([all, language, values, fileId]);
  if (last?.answers !== answers) last = { answers, sealed: await seal() };
  for (const name of [trapName, postIdName]) last.sealed.set(name, String(data.get(name) ?? ''));
  return last.sealed;

  async function seal(): Promise<FormData> {
    const readers = Object.values(readersOf(all, values));
    const fileKeys = await newKeys();
    const bytes = file && new Uint8Array(await file.arrayBuffer());
    const attachment = file &&
      bytes && {
        name: file.name,
        bytes: bytes.byteLength,
        sha256: hexOf(await crypto.subtle.digest('SHA-256', bytes)),
        key: fileKeys.privateKey,
      };
    const report = reportOf(form, values, language, attachment);
    const sealed = new FormData();
    sealed.set(envelopeName, await sealTextTo(readers, JSON.stringify(report)));
    sealed.set('privacy', 'true');
    if (bytes) {
      const type = 'application/octet-stream';
      sealed.set(field, new File([await sealFile(fileKeys.publicKey, bytes)], 'file', { type }));
    }
    return sealed;
  }
}

const hexOf = (digest: ArrayBuffer): string =>
  [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
