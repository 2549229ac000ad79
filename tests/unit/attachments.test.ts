import { expect, test } from 'vitest';
import '../support/files/hex.ts';
import { readAttachment } from '../../src/worker/submissions/attachment.ts';

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
