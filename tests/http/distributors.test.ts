import { expect, test } from 'vitest';
import { addressOf } from '../../src/site/addresses/addresses.ts';
import { languages } from '../../src/site/i18n/languages.ts';
import { get } from '../support/http.ts';

const htmlOf = async (path: string) => (await get(path)).text();

test.each(languages)(
  'where to find a product keeps the product to its answer in %s',
  async (language) => {
    const page = await htmlOf(addressOf('product', language, { key: 'jummy' }));
    const address = `${addressOf('distributors', language)}?producto=jummy`;
    expect(page).toContain(`href="${address}"`);
    const choice = await htmlOf(address);
    expect(choice).toMatch(/<h2[^>]*>[^<]*Jummy[^<]*<\/h2>/);
    expect(choice).toContain('<input type="hidden" name="producto" value="jummy"/>');
    for (const [, query] of choice.matchAll(/href="(\?provincia=[^"]*)"/g))
      expect(query).toMatch(/&amp;producto=jummy#result$/);
    const answer = await htmlOf(`${address}&cp=28001`);
    expect(answer).toContain('class="ticket deliverer"');
  },
);

test('an unknown product leaves the page as it is', async () => {
  const address = addressOf('distributors', 'es');
  expect(await htmlOf(`${address}?producto=constructor`)).not.toContain('name="producto"');
});
