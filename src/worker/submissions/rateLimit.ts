import type { FormName } from '../../site/forms/forms.ts';
import type { Env } from '../env.ts';
import { visitorKey } from '../request/visitorKey.ts';

/**
 * Seconds after which a visitor who posted too often may try again; the period of the
 * limits in wrangler.toml.
 */
export const retryAfter = 60;

/** The limits that are not the usual one. */
const limits: Partial<Record<FormName, 'RATE_LIMIT_CONTEST' | 'RATE_LIMIT_ETHICAL'>> = {
  contest: 'RATE_LIMIT_CONTEST',
  ethical: 'RATE_LIMIT_ETHICAL',
};

/** Counts a post that is about to be accepted: whether its visitor may send it. */
export const mayBeAccepted = (
  form: FormName,
  request: Request,
  env: Env,
): Promise<boolean> => isWithin(env[limits[form] ?? 'RATE_LIMIT'], form, request);

/** Counts a post that is refused: whether its visitor may be told why. */
export const mayBeRefused = (
  request: Request,
  { RATE_LIMIT_REFUSED }: Env,
): Promise<boolean> => isWithin(RATE_LIMIT_REFUSED, 'refused', request);

/**
 * Counts something of a visitor. The address serves as a key in the limiter's memory and
 * is kept nowhere.
 *
 * @param what Is counted by itself.
 */
export async function isWithin(
  limit: RateLimit,
  what: string,
  request: Request,
): Promise<boolean> {
  const { success } = await limit.limit({ key: `${what} ${visitorKey(request)}` });
  return success;
}
