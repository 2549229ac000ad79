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

/** What the page of results shows of the news that the back end has. */
async function found(q: string, ...news: object[]): Promise<readonly Found[]> {
  const request = {
    language: 'es',
    query: new URLSearchParams({ q }),
    backEnd: { news: async () => news },
    texts: { get: async () => ({ title: 'Buscar', description: '', lead: '' }) },
    searchIndex: async () => loadedIndex(await search('es', undefined as never)),
  };
  const { body } = await searchPage(request as unknown as Parameters<typeof searchPage>[0]);
  return (body as ReactElement<{ found: readonly Found[] }>).props.found;
}

test('the search forgets what an editor has taken out of a piece of news', async () => {
  expect(await found('zurriagazo', item)).toMatchObject([{ excerpt: item.summary }]);
  const corrected = { ...item, summary: 'Sin nombres.', language: 'en' };
  expect(await found('zurriagazo', corrected)).toMatchObject([
    { excerpt: 'Sin nombres.', language: 'en' },
  ]);
  expect(await found('fulano', corrected)).toEqual([]);
});
