import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { addressChecks } from '../../build/commands/smoke/addresses.ts';
import { runCommandHere } from '../support/command.ts';
import { serve } from '../support/serve.ts';

describe('npm run smoke', () => {
  test('finds nothing wrong with the site', async () => {
    const { status, output } = await runCommandHere('smoke', [inject('site')]);
    expect(output).toMatch(/all \d{2} are as they should be/);
    expect(output).toMatch(/^ok {2,}page promotion +\/es\/promocion\/\S+$/m);
    expect(status).toBe(0);
  });

  test('reports what is wrong with a different server, and fails', async () => {
    const other = await serve((_, response) =>
      response
        .writeHead(200, { 'Content-Type': 'text/html' })
        .end('<html lang="de"><title>It works</title></html>'),
    );
    onTestFinished(other.close);
    const { status, output } = await runCommandHere('smoke', [other.url]);
    expect(status).toBe(1);
    const lines = output.split('\n');
    for (const line of [
      'WRONG  page home',
      '  / for en answers 200, not 302',
      '  /fr/histoire is in the language de, not fr',
      '  /es/historia has as X-Content-Type-Options nothing, not nosniff',
      '  /es/newsletter answers an empty post with 200, not 422',
    ])
      expect(lines).toContain(line);
    expect(output).toMatch(/: \d+ of \d+ are wrong, \d left out\n$/);
  });

  test('says that a page is served over http as well', async () => {
    const page = async () => new Response('');
    const site = { siteUrl: 'https://example.com', sitemap: '', script: '', get: page, post: page };
    const check = addressChecks(site).find(({ name }) => name === 'http leads to https');
    expect(await check?.run()).toContain('http: /es/historia answers 200, not 301');
  });

  test('says in one line that nothing responds', async () => {
    const closed = await serve(() => {});
    await closed.close();
    const { status, output } = await runCommandHere('smoke', [closed.url]);
    expect(status).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).toContain('no answer (connect ECONNREFUSED');
  });
});
