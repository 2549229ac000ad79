import '../support/files/hex.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { type Env, settingFaults } from '../../src/worker/env.ts';
import { readAttachment } from '../../src/worker/submissions/attachment.ts';
import { attemptDelivery } from '../../src/worker/submissions/attempt.ts';
import type { Submission } from '../../src/worker/submissions/submissionStore.ts';

test.each([
  ['CV.PDF', 'CV.pdf'],
  ['cv.pdf.exe', 'cv.pdf.exe.pdf'],
  ['cv.pdf%00.exe', 'cv.pdf00.exe.pdf'],
  ['cv', 'cv.pdf'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['\u2028../../etc/passwd.pdf', 'passwd.pdf'],
  [`${'ñ'.repeat(300)}.pdf`, `${'ñ'.repeat(96)}.pdf`],
  ['🎉 cv.pdf', '🎉 cv.pdf'],
  ['cv\u202efdp.exe.pdf', 'cvfdp.exe.pdf'],
  [`a${' '.repeat(1_500)}x.pdf`, 'x.pdf'],
  ['a"\r\nSet-Cookie: x=1.pdf', 'aSet-Cookie x=1.pdf'],
])('a file named %.30s is kept as %s', async (written, name) => {
  expect((await readAttachment(new File(['x'], written))).name).toBe(name);
});

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
