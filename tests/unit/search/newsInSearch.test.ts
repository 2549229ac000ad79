import { search } from 'virtual:content/search';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { search as searchPage } from '../../../src/pages/search/route.tsx';
import { type Found, loadedIndex } from '../../../src/site/search/siteIndex.ts';

const item = {
  id: 1,
  slug: 'una-errata',
  title: 'Zurriagazo',
  summary: 'Con el nombre de Fulano.',
  language: 'es',
};

interface Shown {
  found: readonly Found[];
  newsLeftOut: number | undefined;
}

/** What the page of results shows of the news that the back end has. */
async function shown(q: string, ...news: object[]): Promise<Shown> {
  const request = {
    language: 'es',
    query: new URLSearchParams({ q }),
    backEnd: { news: async () => news },
    texts: { get: async () => ({ title: 'Buscar', description: '', lead: '' }) },
    searchIndex: async () => loadedIndex(await search('es', undefined as never)),
  };
  const { body } = await searchPage(request as unknown as Parameters<typeof searchPage>[0]);
  return (body as ReactElement<Shown>).props;
}
const found = async (q: string, ...news: object[]) => (await shown(q, ...news)).found;

test('the search forgets what an editor has taken out of a piece of news', async () => {
  expect(await found('zurriagazo', item)).toMatchObject([{ excerpt: item.summary }]);
  const corrected = { ...item, summary: 'Sin nombres.', language: 'en' };
  expect(await found('zurriagazo', corrected)).toMatchObject([
    { excerpt: 'Sin nombres.', language: 'en' },
  ]);
  expect(await found('fulano', corrected)).toEqual([]);
});

test('the search says so if it has not looked at all news', async () => {
  const many = Array.from({ length: 201 }, (_, i) => ({ ...item, slug: `n-${i}` }));
  expect((await shown('zurriagazo', ...many)).newsLeftOut).toBe(200);
  expect((await shown('zurriagazo', ...many.slice(1))).newsLeftOut).toBeUndefined();
  expect((await shown('', ...many)).newsLeftOut).toBeUndefined();
});
