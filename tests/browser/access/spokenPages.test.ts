import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openBrowser } from '../../support/browser/browser.ts';
import { openTab } from '../../support/browser/tab.ts';

const browser = await openBrowser();
const folder = 'tests/browser/access/spokenPages';

/** A page of six kinds, in one language each. */
const pages = {
  home: '/es/',
  product: '/en/product/fabs-mexico',
  finder: '/fr/produits',
  contact: '/es/contacto/consulta-o-comentario',
  distributors: '/en/distributor',
  news: '/es/noticia/risketos-xhot',
};

test.each(Object.entries(pages))(
  'the page %s has the reviewed accessibility tree',
  async (name, path) => {
    await using tab = await openTab(browser, path, { width: 390 });
    const snapshot = await tab.page.locator('main').first().ariaSnapshot();
    const spoken = snapshot
      // Addresses are not read aloud.
      .replace(/\n *- \/url: .*/g, '')
      // A catalogue is made anew whenever a product changes.
      .replace(/PDF · [^·]+ · [^·]+ ·/g, 'PDF · size · date ·');
    const file = join(folder, `${name}.yaml`);
    if (process.env['LISTENED']) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, spoken);
    }
    expect(spoken).toBe(readFileSync(file, 'utf8'));
  },
);
