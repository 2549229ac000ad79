import { afterAll, expect, test } from 'vitest';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { languages } from '../../../src/site/i18n/languages.ts';
import { startFailingBackEnd } from '../../support/backEnd/failingBackEnd.ts';
import { linesOf } from '../../support/logLines.ts';
import { siteProcessorTime } from '../../support/processorTime.ts';
import { startSite } from '../../support/site.ts';

const backEnd = await startFailingBackEnd();
const site = await startSite({ ORIGIN_DEV_URL: backEnd.url }, { metrics: 'recorded' });
afterAll(async () => {
  await site.close();
  await backEnd.close();
});

const visit = async (path: string) => {
  const response = await fetch(site.url + path);
  expect(response.status).toBe(200);
  return response.text();
};

test('search queries reach no log line, counter or back-end call', async () => {
  const searches = ['search', 'products', 'faqs', 'news'] as const;
  for (const language of languages)
    for (const page of searches) {
      const html = await visit(`${addressOf(page, language)}?q=zxqv+palomitas`);
      expect(html).toContain('zxqv palomitas');
    }
  // Also where something goes wrong meanwhile.
  backEnd.behave(500);
  await visit('/es/buscar?q=zxqv+otra');
  await visit('/es/historia');
  await expect
    .poll(() => JSON.stringify(linesOf(site, 'data-point')))
    .toContain('history');
  expect(linesOf(site, 'data-point').length).toBeGreaterThan(searches.length);
  expect(backEnd.calls.length).toBeGreaterThan(0);
  for (const said of [...site.logs(), ...backEnd.calls])
    expect(said).not.toMatch(/zxqv|palomitas/i);
});

test.runIf(process.platform === 'linux')(
  'a page of results takes at most five milliseconds of processor time more than an empty one',
  async () => {
    backEnd.behave('well');
    const times = 20;
    let asked = 0;
    /** Of one request, in milliseconds: the least of three rounds, each asking anew. */
    const costOf = async (words: string) => {
      let least = Number.POSITIVE_INFINITY;
      for (let round = 0; round < 3; round++) {
        const before = siteProcessorTime();
        for (let i = 0; i < times; i++)
          await visit(`/es/buscar?q=${encodeURIComponent(words)}+${++asked}`);
        least = Math.min(least, (siteProcessorTime() - before) / times);
      }
      return least;
    };
    const nothing = await costOf('?');
    for (const words of ['jummy', 'irsketos', 'qwertyuiopas wertyuiopasd ertyuiopasdf']) {
      const search = await costOf(words);
      expect([words, search - nothing < 5]).toEqual([words, true]);
    }
  },
);
