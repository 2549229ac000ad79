import { inject, test } from 'vitest';
import { first, get } from '../../support/http.ts';

const page = async (path: string) => (await get(inject('site') + path)).text();
/** Cards with the address of the item and the name of its cover. */
const coversIn = (html: string): Map<string, string> =>
  new Map(
    [
      ...html.matchAll(
        /src="\/assets\/scene-(cover-[a-z]+-\d)-[^"]*"(?:(?!<article).)*?<h[23][^>]*><a href="([^"]+)"/gs,
      ),
    ].map(([, cover = '', address = '']) => [address, cover]),
  );

test.concurrent.for([
  ['es', '/es/noticias'],
  ['en', '/en/news'],
  ['fr', '/fr/actualites'],
])(
  'a news item keeps its cover in the list, on home, on its page and in links to it: %s',
  async ([language, list = ''], { expect }) => {
    const covers = coversIn(await page(list));
    expect(covers.size).toBeGreaterThan(6);
    // As many as the back end has categories would be a cover for each category.
    expect(new Set(covers.values()).size).toBeGreaterThan(5);
    for (const [address, cover] of coversIn(await page(`/${language}`)))
      if (covers.has(address)) expect(cover, `${address} on home`).toBe(covers.get(address));
    for (const [address, cover] of covers) {
      const html = await page(address);
      expect(first(/class="story-art">.*?scene-(cover-[a-z]+-\d)/s, html), address).toBe(cover);
      expect(first(/og:image" content="[^"]*preview-news-(cover-[a-z]+-\d)/, html)).toBe(cover);
    }
  },
);
