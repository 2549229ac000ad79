import { expect, test } from 'vitest';
import { readSitemap } from '../support/sitemapPages.ts';

const { pages } = await readSitemap();

/** Selectors of rules inside another rule, which browsers before 2023 skip. */
function nestedRules(css: string): string[] {
  const open: string[] = [];
  const nested: string[] = [];
  for (const [, before = '', brace] of css.matchAll(/([^{}]*)([{}])/g)) {
    if (brace === '}') {
      open.pop();
      continue;
    }
    const selector = before.split(';').at(-1)?.trim() ?? '';
    if (open.some((outer) => !outer.startsWith('@'))) nested.push(selector);
    open.push(selector);
  }
  return nested;
}

test('no style of a page has a rule inside another one, which older browsers skip', async () => {
  expect(nestedRules('a{b{c:d}}@layer e{f{g:h}}')).toEqual(['b']);
  for (const [url, { html }] of pages) {
    const css = [...html.matchAll(/<style[^>]*>([^<]*)/g)].map(([, text = '']) => text).join('');
    expect([url, nestedRules(css)]).toEqual([url, []]);
  }
});
