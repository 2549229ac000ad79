import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowser } from '../support/browser/browser.ts';
import { errorsFocused, openForm, send } from '../support/browser/formInBrowser.ts';
import { openTab } from '../support/browser/tab.ts';
import { get } from '../support/http.ts';

const browser = await openBrowser();

const roles =
  /^(banner|button|checkbox|combobox|form|group|heading|main|menu|navigation|radio|region|search|searchbox|spinbutton|status|table|textbox|DisclosureTriangle)$/;
const states = ['level', 'required', 'invalid', 'expanded', 'checked', 'disabled'];

interface Spoken {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value?: unknown } }[];
  childIds?: string[];
}

/** Landmarks, headings and controls of the content in order, with names and states. */
async function spoken(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = (await devtools.send('Accessibility.getFullAXTree')) as unknown as {
    nodes: Spoken[];
  };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const below = (node: Spoken): Spoken[] => [
    node,
    ...(node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      return child ? below(child) : [];
    }),
  ];
  const main = nodes.find(({ role }) => role?.value === 'main');
  if (!main) throw new Error('the page has no content');
  return below(main)
    .filter(({ ignored, role }) => !ignored && roles.test(role?.value ?? ''))
    .map(({ role, name, properties = [] }) => {
      const said = properties.flatMap(({ name, value }) =>
        states.includes(name) && !['false', 'undefined'].includes(String(value.value))
          ? `${name} ${value.value}`
          : [],
      );
      // Numbers of products change with the catalogue.
      const words = (name?.value ?? '').replace(/\d+/g, 'n');
      return [role?.value, words && `“${words}”`, ...said].filter(Boolean).join(' ');
    })
    .join('\n');
}

// After an intended change, `-u` writes the file anew: review its difference.

test('a product has the reviewed headings and controls', async () => {
  await using tab = await openTab(browser, '/en/product/fabs-mexico', { width: 390 });
  await expect(await spoken(tab.page)).toMatchFileSnapshot('spoken/product.txt');
});

test('the finder has the reviewed landmarks and filters, and a heading for the results', async () => {
  await using tab = await openTab(browser, '/fr/produits', { width: 390 });
  await tab.page.locator('.shelf').evaluateAll((all) => {
    for (const shelf of all) shelf.remove();
  });
  await expect(await spoken(tab.page)).toMatchFileSnapshot('spoken/finder.txt');
});

test('a form that was sent empty has the reviewed fields, required and invalid', async () => {
  await using tab = await openForm(browser, 'question');
  await send(tab.page, 'question');
  await expect.poll(() => errorsFocused(tab.page)).toBe(true);
  await expect(await spoken(tab.page)).toMatchFileSnapshot('spoken/contact.txt');
});

test('the home page announces a figure before what it counts, and what each pause button stops', async () => {
  await using tab = await openTab(browser, '/es/');
  const { page } = tab;
  expect(await page.locator('main').first().ariaSnapshot()).toMatch(
    /listitem: .*250 M.* de bolsas/,
  );
  const names = await page
    .locator('.banners button:not([data-sound]), .pause input')
    .evaluateAll((controls) => controls.map(({ ariaLabel }) => ariaLabel));
  expect(names).toEqual(['Pausar los destacados', 'Pausar la noria']);
});

test.each([
  ['/es/producto/risketos-original', 'Bolsa amarilla de Risketos originales, 120 g'],
  ['/en/product/fabs-mexico', /^Box of .+, pink, \d+ g$/],
  ['/fr/produit/citrico', /^Sachet jaune : .+, \d+ g$/],
])('%s describes its pack in a few words', async (path, words) => {
  const html = await (await get(path)).text();
  const [, alt = ''] = /<img[^>]* alt="([^"]+)" class="pack" fetchPriority/.exec(html) ?? [];
  expect(alt.replaceAll(/[\u00a0\u202f]/g, ' ')).toMatch(words);
});

test('two ranges with the same name are distinguished by their family', async () => {
  const html = await (await get('/es/galletas')).text();
  expect(html).toMatch(/Tradicionales<span class="sr"> \((<!-- -->)?Galletas/);
});
