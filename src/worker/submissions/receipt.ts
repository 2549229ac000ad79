import { type FormName, formOf } from '../../site/forms/forms.ts';
import type { Environment } from '../environment.ts';
import { isReference } from './reference.ts';
import { isSealed, seal } from './signedLink.ts';

export interface Receipt {
  form: FormName;
  reference: string;
  /** When it was received; only where the receipt shows it. */
  at?: Date;
}

/**
 * The query of the thank-you view, which can be reloaded and holds nothing about the sender.
 *
 * The time on a receipt is sealed, so that nobody can make one up.
 */
export async function receiptQuery({ form, reference, at }: Required<Receipt>, keys: Environment): Promise<string> {
  if (!formOf(form).dated) return `?sent=${reference}`;
  const seconds = Math.floor(at.getTime() / 1000);
  return `?sent=${reference}&at=${seconds}&seal=${await seal(`${reference}\n${seconds}`, keys)}`;
}

/** Reads the query back; undefined where it is none of ours. */
export async function receiptOf(form: FormName, query: URLSearchParams, keys: Environment): Promise<Receipt | undefined> {
  const reference = query.get('sent') ?? undefined;
  if (!isReference(reference)) return undefined;
  if (!formOf(form).dated) return { form, reference };
  const seconds = query.get('at') ?? '';
  if (!/^\d{1,12}$/.test(seconds) || !(await isSealed(`${reference}\n${seconds}`, query.get('seal') ?? '', keys))) return undefined;
  return { form, reference, at: new Date(Number(seconds) * 1000) };
}
