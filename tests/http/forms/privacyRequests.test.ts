import { expect, test, vi } from 'vitest';
import { personalData } from '../../../build/commands/personalData.ts';
import { keysInBucket, postApi } from '../../support/forms/posting.ts';
import { submittingSite } from '../../support/forms/submittingSite.ts';

const { site, origin, waiting } = await submittingSite({});

async function asked(email: string, erase = false): Promise<string> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const { SUBMISSIONS } = await site.environment();
  await personalData(SUBMISSIONS, 'outbox/', email, erase);
  const said = log.mock.calls.flat().join('\n');
  log.mockRestore();
  return said;
}

test('a person learns what is stored, and has it deleted with its attachment, and nobody else’s', async () => {
  origin.behave(503);
  const mine = await postApi(site, 'work', { email: 'ana@example.com' });
  const other = await postApi(site, 'other', { email: 'mariana@example.com' });
  await postApi(site, 'ethical', { email: 'ana@example.com' });
  await expect.poll(async () => (await waiting()).length).toBe(3);

  const told = await asked('Ana@Example.com');
  expect(told).toContain(mine.reference);
  expect(told).toContain('"key": "applications/');
  expect(told).not.toContain(other.reference);
  expect(told).toContain('Not searched: 1 of the ethical channel.');

  expect(await asked('ana@example.com', true)).toMatch(
    new RegExp(`^deleted applications/.* and outbox/${mine.reference}\\.json$`, 'm'),
  );
  expect(await asked('ana@example.com')).toContain('0 found in outbox/');
  const keys = (await keysInBucket(site)).join(' ');
  expect(keys).not.toMatch(/applications/);
  expect(keys).toContain(other.reference);
});

test('the removal takes the second copy of a document that was sent twice', async () => {
  origin.behave(503);
  const answers = { email: 'eva@example.com', envio: 'e5a1b2c3-0000-4000-8000-000000000000' };
  const { reference } = await postApi(site, 'work', answers);
  expect(await postApi(site, 'work', answers)).toMatchObject({ reference });
  await asked('eva@example.com', true);
  expect((await keysInBucket(site)).join(' ')).not.toMatch(/applications/);
});
