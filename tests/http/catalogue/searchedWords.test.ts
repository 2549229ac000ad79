import { expect, test } from 'vitest';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { languages } from '../../../src/site/i18n/languages.ts';
import { startReadingSite } from '../../support/backEnd/readingSite.ts';
import { linesOf } from '../../support/logLines.ts';

const { backEnd, ...site } = await startReadingSite('well');

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
  await visit(`${addressOf('contact-question', 'es')}?mensaje=zxqv+palomitas`);
  // Also where something goes wrong meanwhile.
  backEnd.behave(500);
  await visit('/es/buscar?q=zxqv+otra');
  await visit('/es/historia');
  await expect.poll(() => JSON.stringify(linesOf(site, 'data-point'))).toContain('history');
  expect(linesOf(site, 'data-point').length).toBeGreaterThan(searches.length);
  expect(backEnd.calls.length).toBeGreaterThan(0);
  for (const said of [...site.logs(), ...backEnd.calls])
    expect(said).not.toMatch(/zxqv|palomitas/i);
});
