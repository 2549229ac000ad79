import { expect, test } from 'vitest';
import { addressOf } from '../../src/site/addresses/addresses.ts';
import { languages } from '../../src/site/i18n/languages.ts';
import { words } from '../../src/site/i18n/words.ts';
import { get } from '../support/http.ts';

const htmlOf = async (path: string) => (await get(path)).text();

test.each(languages)(
  'where to find a product keeps the product to its answer in %s',
  async (language) => {
    const page = await htmlOf(addressOf('product', language, { key: 'jummy' }));
    const address = `${addressOf('distributors', language)}?producto=jummy`;
    expect(page).toContain(`href="${address}"`);
    const choice = await htmlOf(address);
    const card = addressOf('kiosk-card', language, { key: 'jummy' });
    const says = (html: string) => {
      expect(html).toMatch(/id="result".*?<h2[^>]*>[^<]*Jummy[^<]*<\/h2>/s);
      expect(html).toContain(`href="${card}"`);
    };
    says(choice);
    expect(choice).toContain('<input type="hidden" name="producto" value="jummy"/>');
    for (const [, query] of choice.matchAll(/href="(\?provincia=[^"]*)"/g))
      expect(query).toMatch(/&amp;producto=jummy#result$/);
    const answer = await htmlOf(`${address}&cp=28001`);
    const deliverers = answer.indexOf('class="ticket deliverer"');
    expect(deliverers).toBeGreaterThan(answer.indexOf(`href="${card}"`));
    says(answer.slice(0, deliverers));
  },
);

test.each(languages)(
  'the menus in %s have where to buy, and what is for shops and distributors',
  async (language) => {
    const address = addressOf('distributors', language);
    const t = words[language];
    const page = await htmlOf(address);
    for (const menu of [/<header.*?<\/header>/s, /<footer.*?<\/footer>/s]) {
      const links = menu.exec(page)?.[0] ?? '';
      expect(links).toMatch(new RegExp(`href="${address}"[^>]*>${t('menu.buy')}<`));
      expect(links).toMatch(new RegExp(`href="${address}#shops"[^>]*>${t('menu.distributors')}<`));
    }
    expect(page).toMatch(/<section class="paper shops" id="shops">/);
  },
);

test('an unknown product leaves the page as it is', async () => {
  const address = addressOf('distributors', 'es');
  expect(await htmlOf(`${address}?producto=constructor`)).not.toContain('name="producto"');
});
