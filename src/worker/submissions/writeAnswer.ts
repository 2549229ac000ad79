import type { Form } from '../../site/forms/form.ts';
import { readBody } from '../request/body.ts';

/** Bytes of an answer that are read; a longer one counts as unreadable. */
const maxBytes = 64 * 1024;

/**
 * What the back end says with a 2xx status. `unreadable`: something other than JSON;
 * the status alone counts then.
 */
export type WriteAnswer = 'accepted' | 'refused' | 'unreadable';

/**
 * Reads the body of a 2xx answer to a write. An answer of api/contacto whose JSON has a
 * falsy `status` is a refusal; of api/newsletter the HTTP status alone counts. Never
 * throws.
 */
export async function readWriteAnswer(
  call: Form['call'],
  answer: Pick<Response, 'body'>,
): Promise<WriteAnswer> {
  try {
    const bytes = await readBody(answer, maxBytes, maxBytes);
    if (!bytes) return 'unreadable';
    if (bytes.byteLength === 0) return 'accepted';
    const json: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return call === '/api/contacto' && hasFalsyStatus(json) ? 'refused' : 'accepted';
  } catch {
    return 'unreadable';
  }
}

const hasFalsyStatus = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'status' in json && !json.status;
