import type { FormName } from '../../site/forms/forms.ts';
import type { Env } from '../env.ts';
import { visitorKey } from '../request/visitor.ts';

/** Retry-After in seconds; the period of the limits in wrangler.toml. */
export const retryAfterSeconds = 60;

/** Forms with their own limit. */
const limits: Partial<Record<FormName, 'RATE_LIMIT_CONTEST' | 'RATE_LIMIT_ETHICAL'>> = {
  contest: 'RATE_LIMIT_CONTEST',
  ethical: 'RATE_LIMIT_ETHICAL',
};

/**
 * Counts an accepted post. Returns false if its visitor is over the limit. Reports beyond
 * it share a further one: an office, or everyone on the onion service, is one visitor.
 *
 * @param hasFile Files are counted apart, so that a flood of them keeps no text out.
 */
export async function mayBeAccepted(
  form: FormName,
  hasFile: boolean,
  request: Request,
  env: Env,
): Promise<boolean> {
  if (await isWithin(env[limits[form] ?? 'RATE_LIMIT'], form, request)) return true;
  if (form !== 'ethical') return false;
  return hasRoom(env.RATE_LIMIT_ETHICAL_MORE, hasFile ? 'files' : 'texts');
}

/**
 * Counts a rejected post. Returns false if its visitor is over the limit, who then gets a
 * 429 instead of the reason.
 */
export const mayBeRejected = (request: Request, { RATE_LIMIT_REJECTED }: Env): Promise<boolean> =>
  isWithin(RATE_LIMIT_REJECTED, 'rejected', request);

/**
 * Counts an action of a visitor. The IP address is only a key in the limiter's memory and
 * is not stored.
 *
 * @param action Each action is counted separately.
 */
export const isWithin = (limit: RateLimit, action: string, request: Request): Promise<boolean> =>
  hasRoom(limit, `${action} ${visitorKey(request)}`);

/** A limit that cannot be counted turns nobody away. */
export const hasRoom = (limit: RateLimit, key: string): Promise<boolean> =>
  limit.limit({ key }).then(
    ({ success }) => success,
    () => true,
  );
