import type { FormName } from '../../site/forms/forms.ts';
import type { Environment } from '../env.ts';
import { isReference } from './reference.ts';
import { isSealed, seal } from './signedLink.ts';

export interface Receipt {
  form: FormName;
  reference: string;
  /** When it was received. */
  at: Date;
}

/**
 * The query of the thank-you view, which can be reloaded and holds nothing about the
 * sender. It is sealed, so that nobody can make one up.
 */
export async function receiptQuery(
  { form, reference, at }: Receipt,
  keys: Environment,
): Promise<string> {
  const seconds = Math.floor(at.getTime() / 1000);
  return `?sent=${reference}&at=${seconds}&seal=${await seal(sealedText(form, reference, seconds), keys)}`;
}

/** Reads the query back; undefined where it is none of ours. */
export async function receiptOf(
  form: FormName,
  query: URLSearchParams,
  keys: Environment,
): Promise<Receipt | undefined> {
  const reference = query.get('sent') ?? undefined;
  if (!isReference(reference)) return undefined;
  const seconds = query.get('at') ?? '';
  if (
    !/^\d{1,12}$/.test(seconds) ||
    !(await isSealed(sealedText(form, reference, seconds), query.get('seal') ?? '', keys))
  )
    return undefined;
  return { form, reference, at: new Date(Number(seconds) * 1000) };
}

const sealedText = (
  form: FormName,
  reference: string,
  seconds: number | string,
): string => [form, reference, seconds].join('\n');
