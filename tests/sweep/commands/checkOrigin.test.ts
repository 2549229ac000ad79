import type { Miniflare } from 'miniflare';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTimeoutMs } from '../../../src/worker/backEnd/limits.ts';
import { startFailingBackEnd } from '../../support/backEnd/failingBackEnd.ts';
import { runCommandHere } from '../../support/command.ts';
import { builtWorker, migrate, startWorkers } from '../../support/platform.ts';

const checkOrigin = (...parameters: string[]) => runCommandHere('checkOrigin', parameters);

describe('npm run check:origin with the embedded back end', () => {
  let origin: Miniflare;
  let address: string;
  beforeAll(async () => {
    origin = await startWorkers([builtWorker('origin')]);
    await migrate(origin);
    address = (await origin.ready).origin;
  });
  afterAll(() => origin.dispose());
  const submissions = async () =>
    (
      (await (await fetch(`${address}/api/submissions`)).json()) as {
        data: { reference: string; payload: Record<string, string> }[];
      }
    ).data;

  test('accepts every call, and writes nothing', async () => {
    const { status, output } = await checkOrigin(address);
    expect(output).toContain('every call fits');
    expect(output).not.toContain('left out');
    expect(output.match(/^fits /gm)).toHaveLength(9);
    expect(output).toMatch(
      /^fits +POST \/api\/entries +200 +\d+ ms +[1-9]\d* of \d+ can be shown$/m,
    );
    expect(status).toBe(0);
    expect(await submissions()).toEqual([]);
  });

  test('with --write sends one submission that is marked as a test', async () => {
    const { status, output } = await checkOrigin(address, '--write');
    expect(output).toContain('every call fits');
    expect(status).toBe(0);
    const [sent, ...others] = await submissions();
    expect(others).toEqual([]);
    expect(output).toContain(`POST /api/contacto ${sent?.reference}`);
    expect(sent?.payload).toMatchObject({
      formulario: 'contacto',
      tipo: 0,
      referencia: sent?.reference,
    });
    expect(sent?.payload['mensaje']).toContain('please delete');
  });
});

test('npm run check:origin says that a back end is too slow, and fails', async () => {
  const origin = await startFailingBackEnd();
  origin.behave('slow');
  const { status, output } = await checkOrigin(origin.url);
  expect(output).toContain(`no answer within ${readTimeoutMs} ms`);
  expect(status).toBe(1);
  await origin.close();
});
