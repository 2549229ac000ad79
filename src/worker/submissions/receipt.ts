import { codeShownMs } from '../../site/ethicalChannel/mailboxAddress.ts';
import type { FormName } from '../../site/forms/forms.ts';
import type { Env } from '../env.ts';
import { decryptedCode, encryptedCode } from '../ethicalChannel/codeInAddress.ts';
import { isReference } from './reference.ts';
import { isSigned, sign } from './signature.ts';

export interface Receipt {
  form: FormName;
  reference: string;
  at: Date;
  /** The code of the author's mailbox, while it may be shown. */
  code?: string | undefined;
}

/**
 * The query of the thank-you page. It survives a reload, contains nothing about the
 * sender, and is signed, so that nobody can forge it.
 */
export async function receiptQuery(
  { form, reference, at, code }: Receipt,
  keys: Env,
): Promise<string> {
  const seconds = Math.floor(at.getTime() / 1000);
  const box = code ? `&box=${await encryptedCode(code, reference, keys)}` : '';
  const signature = await sign(signedText(form, reference, seconds), keys);
  return `?sent=${reference}&at=${seconds}&signature=${signature}${box}`;
}

/** Parses the query; undefined if its signature is invalid. */
export async function receiptOf(
  form: FormName,
  query: URLSearchParams,
  keys: Env,
): Promise<Receipt | undefined> {
  const reference = query.get('sent') ?? undefined;
  if (!isReference(reference)) return undefined;
  const seconds = query.get('at') ?? '';
  if (
    !/^\d{1,12}$/.test(seconds) ||
    !(await isSigned(signedText(form, reference, seconds), query.get('signature') ?? '', keys))
  )
    return undefined;
  const receipt = { form, reference, at: new Date(Number(seconds) * 1000) };
  const isShown = Date.now() <= receipt.at.getTime() + codeShownMs;
  const box = query.get('box') ?? '';
  return { ...receipt, code: isShown ? await decryptedCode(box, reference, keys) : undefined };
}

const signedText = (form: FormName, reference: string, seconds: number | string): string =>
  [form, reference, seconds].join('\n');
