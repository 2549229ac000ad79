import type { Form } from '../../site/forms/form.ts';
import { readBody } from '../request/body.ts';

/** Maximum bytes of a response; a longer one counts as unreadable. */
const maxBytes = 64 * 1024;

/** What a 2xx response says. `unreadable`: not JSON, so only its status counts. */
export type WriteResponse = 'accepted' | 'refused' | 'unreadable';

/**
 * Reads the body of a 2xx response to a write. JSON from api/contacto with a falsy
 * `status` is a refusal; for api/newsletter only the HTTP status counts. Never throws.
 */
export async function readWriteResponse(
  call: Form['call'],
  response: Pick<Response, 'body'>,
): Promise<WriteResponse> {
  try {
    const bytes = await readBody(response, maxBytes, maxBytes);
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
