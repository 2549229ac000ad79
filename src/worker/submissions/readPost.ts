import { readBody } from '../request/body.ts';
import { type Fields, parseFields } from '../request/fields.ts';
import { isSameOrigin } from '../request/sameOrigin.ts';
import { Rejection } from './rejection.ts';

/**
 * Reads and parses a post from the site itself.
 *
 * @param mediaTypes Accepted media types.
 * @throws Rejection 413, 403, 415 or 400.
 */
export async function readPost(
  request: Request,
  mediaTypes: readonly string[],
): Promise<Fields> {
  // Read first: if the connection closed mid-upload, the sender might not see the
  // response.
  const body = await readBody(request);
  if (!body) throw new Rejection(413, 'form.tooBig');
  if (!isSameOrigin(request)) throw new Rejection(403, 'form.foreign');
  const fields = await parseFields(body, request, mediaTypes);
  if (fields === 415) throw new Rejection(415, 'form.unsupported');
  if (fields === 400) throw new Rejection(400, 'form.unreadable');
  return fields;
}
