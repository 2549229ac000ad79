import type { AttachmentKey } from './attachmentStore.ts';
import { isSigned, type Keys, sign } from './signature.ts';

const daySeconds = 24 * 60 * 60;
/** How long the back end can fetch an attachment, in seconds. */
const lifetimeSeconds = 7 * daySeconds;
export const attachmentsPath = '/api/attachments/';

/**
 * The link from which the back end fetches an attachment. Further attempts send the same
 * link, so that the submission stays identical; it is renewed when less than two days are
 * left.
 *
 * @param site Scheme and host of this site.
 * @param storedAt Milliseconds since 1970.
 */
export async function signedLink(
  site: string,
  key: AttachmentKey,
  keys: Keys,
  storedAt: number,
): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const stored = Math.floor(storedAt / 1000);
  const expires =
    (now - stored < lifetimeSeconds - 2 * daySeconds ? stored : now) + lifetimeSeconds;
  return `${site}${attachmentsPath}${key}?expires=${expires}&signature=${await sign(`${key}\n${expires}`, keys)}`;
}

/**
 * Whether a link is ours and has not expired. Links signed with the previous key are
 * valid.
 */
export async function isLinkValid(
  key: AttachmentKey,
  query: URLSearchParams,
  keys: Keys,
  now: Date,
): Promise<boolean> {
  const expires = query.get('expires') ?? '';
  return (
    /^\d{1,12}$/.test(expires) &&
    Number(expires) * 1000 > now.getTime() &&
    isSigned(`${key}\n${expires}`, query.get('signature') ?? '', keys)
  );
}
