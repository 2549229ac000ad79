import { expect, test } from 'vitest';
import type { Env } from '../../src/worker/env.ts';
import { mayBeAccepted, mayBeRejected } from '../../src/worker/submissions/rateLimit.ts';

const limit = (answer: () => Promise<{ success: boolean }>): RateLimit => ({ limit: answer });
const full = limit(async () => ({ success: false }));
const broken = limit(() => Promise.reject(new Error('no answer')));
const post = new Request('https://example.com/api/contacto', { method: 'POST' });
const limits = (one: RateLimit, more: RateLimit): Env =>
  ({
    RATE_LIMIT: one,
    RATE_LIMIT_CONTEST: one,
    RATE_LIMIT_ETHICAL: one,
    RATE_LIMIT_ETHICAL_MORE: more,
    RATE_LIMIT_REJECTED: one,
  }) as Env;

test('a limit that cannot be counted turns nobody away and costs nobody their answers', async () => {
  for (const env of [limits(broken, full), limits(broken, broken)])
    for (const form of ['ethical', 'other', 'contest'] as const)
      expect(await mayBeAccepted(form, true, post, env), form).toBe(true);
  expect(await mayBeAccepted('ethical', false, post, limits(full, broken))).toBe(true);
  expect(await mayBeAccepted('ethical', false, post, limits(full, full))).toBe(false);
  expect(await mayBeRejected(post, limits(broken, full))).toBe(true);
});
