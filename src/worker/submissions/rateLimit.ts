import type { FormName } from '../../site/forms/forms.ts';
import type { Environment } from '../env.ts';

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
  environment: Environment,
): Promise<boolean> => isWithin(environment[limits[form] ?? 'RATE_LIMIT'], form, request);

/** Counts a post that is refused: whether its visitor may be told why. */
export const mayBeRefused = (
  request: Request,
  { RATE_LIMIT_REFUSED }: Environment,
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
  const visitor = visitorKey(request.headers.get('CF-Connecting-IP') ?? 'unknown');
  const { success } = await limit.limit({ key: `${what} ${visitor}` });
  return success;
}

/** An IPv6 visitor has a whole /64 of addresses. */
function visitorKey(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  return [
    ...before,
    ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'),
    ...after,
  ]
    .slice(0, 4)
    .join(':');
}
