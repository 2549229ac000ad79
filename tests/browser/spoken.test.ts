import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { errorsFocused, openForm, send } from '../support/browser/formInBrowser.ts';
import { openTab, phone } from '../support/browser/tab.ts';

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
  const { page } = await openTab('/en/product/fabs-mexico', phone);
  await expect(await spoken(page)).toMatchFileSnapshot('spoken/product.txt');
});

test('the finder has the reviewed landmarks and filters, and a heading for the results', async () => {
  const { page } = await openTab('/fr/produits', phone);
  await page.locator('.shelf').evaluateAll((all) => {
    for (const shelf of all) shelf.remove();
  });
  await expect(await spoken(page)).toMatchFileSnapshot('spoken/finder.txt');
});

test('a form that was sent empty has the reviewed fields, required and invalid', async () => {
  const { page } = await openForm('question');
  await send(page, 'question');
  await expect.poll(() => errorsFocused(page)).toBe(true);
  await expect(await spoken(page)).toMatchFileSnapshot('spoken/contact.txt');
});

test('the home page announces a figure before what it counts, and what each pause button stops', async () => {
  const { page } = await openTab('/es/');
  expect(await page.locator('main').first().ariaSnapshot()).toMatch(
    /listitem: .*250 M.* de bolsas/,
  );
  const names = await page
    .locator('.banners button:not([data-sound]), .pause input')
    .evaluateAll((controls) => controls.map(({ ariaLabel }) => ariaLabel));
  expect(names).toEqual(['Pausar los destacados', 'Pausar la noria']);
});
