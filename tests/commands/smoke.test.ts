import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, inject, test } from 'vitest';
import { runCommandHere } from '../support/command.ts';

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('npm run smoke', () => {
  test('finds nothing wrong with the site', async () => {
    const { status, output } = await runCommandHere('smoke', [inject('site')]);
    expect(output).toMatch(/all \d{2} are as they should be/);
    expect(output).toMatch(/^ok {2,}page promotion +\/es\/promocion\/\S+$/m);
    expect(status).toBe(0);
  });

  test('reports what is wrong with a different server, and fails', async () => {
    const other = createServer((_, response) =>
      response
        .writeHead(200, { 'Content-Type': 'text/html' })
        .end('<html lang="de"><title>It works</title></html>'),
    );
    const address = await listening(other);
    try {
      const { status, output } = await runCommandHere('smoke', [address]);
      expect(status).toBe(1);
      const lines = output.split('\n');
      expect(lines).toContain('WRONG  page home');
      expect(lines).toContain('  / for en answers 200, not 302');
      expect(lines).toContain('  /fr/histoire is in the language de, not fr');
      expect(lines).toContain('  /es/historia has as X-Content-Type-Options nothing, not nosniff');
      expect(lines).toContain('  /es/newsletter answers an empty post with 200, not 422');
      expect(output).toMatch(/: \d+ of \d+ are wrong, \d left out\n$/);
    } finally {
      await new Promise((resolve) => other.close(resolve));
    }
  });

  test('says in one line that nothing responds', async () => {
    const closed = createServer();
    const address = await listening(closed);
    await new Promise((resolve) => closed.close(resolve));
    const { status, output } = await runCommandHere('smoke', [address]);
    expect(status).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).toContain('no answer (connect ECONNREFUSED');
  });
});
