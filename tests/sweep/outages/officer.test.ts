import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommandHere } from '../../support/command.ts';
import { pdfFile, plainPdf } from '../../support/forms/answers.ts';
import { postApi } from '../../support/forms/posting.ts';
import { newOfficer } from '../../support/forms/sealedSite.ts';
import { submittingPlatform } from '../../support/forms/submittingPlatform.ts';

const officer = await newOfficer();
const { site } = await submittingPlatform({
  vars: { REPORT_PUBLIC_KEY: officer.keys[0]?.publicKey ?? '' },
});

/** Runs the officer's command, which must succeed; returns what it said. */
async function reports(...words: string[]): Promise<string> {
  const place = ['--local', '--persist-to', site.storage, '--keys', officer.keyFile];
  const { status, output } = await runCommandHere('reports', [...words, ...place]);
  expect(status, output).toBe(0);
  return output;
}

test('the officer’s command lists, reads, answers, exports and erases a report', async () => {
  const { reference = '' } = await postApi(site, 'ethical', {
    mensaje: 'Lo que vi',
    documentation: pdfFile(plainPdf),
  });
  expect(await reports('list')).toMatch(
    new RegExp(`${reference}  \\d{4}-\\d\\d-\\d\\d  NEW +acknowledge by`),
  );
  await reports('ask', reference, '--message', '¿Cuándo fue?');
  expect(await reports('list')).toMatch(/investigated +answer by/);
  expect(await reports('read', reference)).toContain('Lo que vi');
  const folder = mkdtempSync(join(site.storage, 'export-'));
  await reports('export', reference, '--to', folder);
  expect(readFileSync(join(folder, `${reference}.pdf`), 'latin1')).toBe(plainPdf);
  await reports('close', reference, '--message', 'Hemos terminado.');
  expect(await reports('list')).toContain('ANSWERED');
  await reports('erase', reference);
  expect(await reports('list')).not.toContain(reference);
});
