import { expect, test } from 'vitest';
import { htmlOf } from '../../support/http.ts';

/** Asked for twice and in turns, because menus are shared between pages. */
const asked = [
  '/es/producto/jummy',
  '/es/snacks/triskys',
  '/es/producto/fabs',
  '/es',
  '/es/codigo-de-conducta/sociedad',
  '/es/codigo-de-conducta/sociedad/loeches',
  '/en/contact',
  '/es/contacto',
  '/fr/snacks/triskys',
  '/es/snacks/mios',
];

/** No menu links to a product, or to a place of the code of conduct. */
const unlinked = asked.filter((path) => /producto|loeches/.test(path));

test('menus mark their own page and no other, in any order of visits', async () => {
  for (const path of [...asked, ...asked.toReversed()]) {
    const html = await htmlOf(path);
    const menus = html.replace(/<main.*<\/main>/s, '');
    const links = [...menus.matchAll(/<a href="([^"]*)"( aria-current="page")?>/g)];
    const marked = links.filter(([, , current]) => current).map(([, href]) => href);
    expect(links.length).toBeGreaterThan(60);
    expect(marked, path).toEqual(links.map(([, href]) => href).filter((href) => href === path));
    expect(marked.length > 0, path).toBe(!unlinked.includes(path));
  }
});

test('the code of conduct is unfolded in the menu on its own pages only', async () => {
  const unfolded = async (path: string) => (await htmlOf(path)).includes('<details open="">');
  for (const _ of [1, 2]) {
    expect(await unfolded('/es/codigo-de-conducta/sociedad/loeches')).toBe(true);
    expect(await unfolded('/es/producto/jummy')).toBe(false);
    expect(await unfolded('/es/historia')).toBe(false);
  }
});
