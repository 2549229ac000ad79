import { expect, test } from 'vitest';
import { startReadingSite } from '../../support/backEnd/readingSite.ts';

const visit = async (url: string) => {
  const response = await fetch(url, { redirect: 'manual' });
  return { status: response.status, html: await response.text() };
};

test('with a back end that never answers in time every page says what is missing, and recovers by itself', async () => {
  await using site = await startReadingSite('slow');
  for (const path of ['/es', '/en/news', '/fr/promotion', '/es/noticia/noticia-1']) {
    const { status, html } = await visit(site.url + path);
    expect([200, 503], path).toContain(status);
    expect(html, path).toMatch(/No podemos|podemos mostrar|can’t show|Impossible/);
  }
  expect((await fetch(`${site.url}/api/health`)).status).toBe(503);
  site.backEnd.behave('well');
  await site.setClock(Date.now() + 11_000);
  expect((await visit(`${site.url}/en/news`)).html).toContain('Noticia 6');
  expect((await fetch(`${site.url}/api/health`)).status).toBe(200);
});
