import { afterEach, expect, test, vi } from 'vitest';
import '../support/files/hex.ts';
import { type Env, settingFaults } from '../../src/worker/env.ts';
import { attemptDelivery } from '../../src/worker/submissions/attempt.ts';
import type { Submission } from '../../src/worker/submissions/submissionStore.ts';

afterEach(() => vi.unstubAllGlobals());

const submission: Submission = {
  reference: 'R',
  form: 'work',
  payload: {},
  attachment: {
    field: 'documentation',
    key: 'applications/1',
    nombre: 'a.pdf',
    bytes: 1,
    sha256: '',
    storedAt: Date.now(),
  },
};

test.each(['https://www.risi.internal', 'https://www.risi.internal/', 'https://WWW.risi.internal'])(
  'the back end gets a link that works if the setting says %s',
  async (SITE_URL) => {
    let sent = '';
    vi.stubGlobal('fetch', async (_: URL, { body }: RequestInit) => {
      sent = String(body);
      return new Response();
    });
    const env = {
      SITE_URL,
      ORIGIN_URL: 'https://api.risi.internal',
      ATTACHMENT_KEY: 'k'.repeat(32),
    };
    await attemptDelivery(submission, env as Env);
    expect(sent).toContain('"url":"https://www.risi.internal/api/attachments/applications/1?');
  },
);

test.each([
  'https://a@www.risi.internal',
  'https://www.risi.internal?a',
  'https://www.risi.internal#a',
])('the setting cannot be %s', (SITE_URL) => {
  expect(settingFaults({ SITE_URL }).map(({ name }) => name)).toContain('SITE_URL');
});
