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

  const siteUrl = 'https://example.com';
  /** What is wrong with how a server answers requests over http. */
  const faultsOverHttp = (status: number, headers: Record<string, string>) => {
    const get = async (path: string) => {
      const Location = siteUrl + path.replace(/^http:\/\/[^/]+/, '');
      return new Response('', { status, headers: status < 300 ? {} : { ...headers, Location } });
    };
    const site = { siteUrl, sitemap: '', script: '', get, post: get };
    return addressChecks(site)
      .find(({ name }) => name === 'http leads to https')
      ?.run();
  };

  test('says that a page is served over http as well', async () => {
    expect(await faultsOverHttp(200, {})).toContain(
      'http: /es/historia leads to nothing, not https://example.com/es/historia',
    );
  });

  test.each([
    [301, {}],
    [301, { 'Cache-Control': 'public, max-age=3600' }],
    [302, { 'Cache-Control': 'max-age=60' }],
  ])(
    'says that browsers keep a redirect with %i and %o, which proves a visit to the ethical channel',
    async (status, headers) => {
      expect(await faultsOverHttp(status, headers)).toContain(
        'http: /es/canal-etico is a redirect that browsers keep (docs/operate.md)',
      );
    },
  );

  test.each([
    [302, {}],
    [301, { 'Cache-Control': 'no-store' }],
  ])(
    'accepts a redirect to https with %i and %o, which browsers forget',
    async (status, headers) => {
      expect(await faultsOverHttp(status, headers)).toEqual([]);
    },
  );

  test('says in one line that nothing responds', async () => {
    const closed = await serve(() => {});
    await closed.close();
    const { status, output } = await runCommandHere('smoke', [closed.url]);
    expect(status).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).toContain('no answer (connect ECONNREFUSED');
  });
});
