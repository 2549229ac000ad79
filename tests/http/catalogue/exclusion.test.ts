import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emphasisedAllergens } from '../../../build/content/words/allergenWords.ts';
import type { ProductFile } from '../../../src/content/product.ts';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { allergens, groupOf } from '../../../src/site/catalogue/products.ts';
import { languages } from '../../../src/site/i18n/languages.ts';
import { words } from '../../../src/site/i18n/words.ts';
import { productKeys } from '../../support/contentNames.ts';
import { get } from '../../support/http.ts';
import { isSweep } from '../../support/inTurn.ts';

/** What a product's file itself says: which of the fourteen, and which as traces. */
const labels = new Map(
  productKeys.map((key) => {
    const file = JSON.parse(readFileSync(`content/products/${key}.json`, 'utf8')) as ProductFile;
    const contained = emphasisedAllergens(file.ingredientes.es, 'es').map(
      ({ allergen }) => allergen as string,
    );
    return [key, { contained, traces: file.trazas?.map(groupOf) as string[] | undefined }];
  }),
);

/** The part of the finder that an exclusion puts products into. */
function expectedPlace(key: string, without: readonly string[]): string | undefined {
  const label = labels.get(key);
  const any = (names: readonly string[] = []) => names.some((name) => without.includes(name));
  if (!label || any(label.contained)) return undefined;
  if (!label.traces) return 'not-declared';
  return any(label.traces) ? 'may-contain' : 'fits';
}

/** Where the page shows each product, and the words of its card. */
function shownIn(html: string): Map<string, { place: string; card: string }> {
  const sections = html.matchAll(/<section id="(fits|may-contain|not-declared)".*?<\/section>/gs);
  return new Map(
    [...sections].flatMap(([section, place = '']) =>
      [...section.matchAll(/<li data-needs.*?href="\/\w+\/\w+\/([^"]+)".*?<\/li>/gs)].map(
        ([card, key = '']) => [key, { place, card }] as const,
      ),
    ),
  );
}

const address = (language: (typeof languages)[number], without: readonly string[]) =>
  `${addressOf('products', language)}?${without.map((name) => `without=${name}`).join('&')}`;

describe('excluding allergens', () => {
  test('shows each product in the right group, for random choices', async () => {
    const choices = fc.sample(
      fc.tuple(fc.constantFrom(...languages), fc.subarray([...allergens], { minLength: 1 })),
      isSweep ? 200 : 12,
    );
    const wrong: unknown[] = [];
    for (const [language, without] of choices) {
      const shown = shownIn(await (await get(address(language, without))).text());
      for (const key of productKeys)
        if (shown.get(key)?.place !== expectedPlace(key, without))
          wrong.push([language, without, key, shown.get(key)?.place]);
    }
    expect(wrong).toEqual([]);
  });

  test.each(languages)('in %s says on each card what the product may contain', async (language) => {
    const t = words[language];
    const html = await (await get(address(language, ['soja', 'sesamo']))).text();
    const shown = [...shownIn(html)];
    expect(shown.some(([, { place }]) => place === 'may-contain')).toBe(true);
    for (const [key, { place, card }] of shown) {
      const traces = ['soja', 'sesamo'].filter((name) =>
        labels.get(key)?.traces?.includes(name),
      ) as ('soja' | 'sesamo')[];
      const named = card.includes('<small>');
      expect([key, named]).toEqual([key, place === 'may-contain']);
      for (const name of named ? traces : []) expect(card).toContain(t(`allergen.${name}`));
    }
  });

  test.each(languages)('in %s counts the hidden products', async (language) => {
    const html = await (await get(address(language, ['leche']))).text();
    const contain = productKeys.filter((key) => !expectedPlace(key, ['leche'])).length;
    expect(contain).toBeGreaterThan(1);
    expect(html).toContain(words[language]('finder.containOther', { count: contain }));
  });

  test('never promises more than the label says', async () => {
    for (const language of languages) {
      const html = await (await get(address(language, [...allergens]))).text();
      const headings = [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, text]) => text);
      expect(headings.join(' ')).not.toMatch(
        /\b(free|safe|sin (?!declarar)|sans|apto|seguro|sûr)\b/i,
      );
      expect(html).toContain(words[language]('finder.withoutNote'));
    }
  });

  test('ignores unknown names, and keeps every known one', async () => {
    const html = await (await get('/es/productos?without=x&without=')).text();
    expect(shownIn(html).size).toBe(0);
    expect(html.match(/<li data-needs/g)).toHaveLength(productKeys.length);
    const noise = Array.from({ length: 12 }, (_, i) => `without=x${i}`).join('&');
    const all = allergens.map((name) => `without=${name}`).join('&');
    const shown = shownIn(await (await get(`/es/productos?${noise}&${all}`)).text());
    for (const [key, { place }] of shown)
      expect([key, place]).toEqual([key, expectedPlace(key, allergens)]);
  });

  test('understands a list with commas, and capitals', async () => {
    const shown = async (query: string) =>
      shownIn(await (await get(`/es/productos?${query}`)).text());
    const both = await shown('without=soja&without=leche');
    expect(await shown('without=foo,SOJA&without=Leche')).toEqual(both);
    expect(await shown('without=soja,leche')).toEqual(both);
  });

  test('combines with the other filters', async () => {
    const html = await (await get('/es/productos?family=snacks&without=gluten')).text();
    const visible = [
      ...html.matchAll(
        /<li data-needs="[^"]*" data-range-paths="[^"]*">.*?href="\/\w+\/\w+\/([^"]+)"/g,
      ),
    ].map(([, key = '']) => key);
    expect(visible).toContain('palomitas-original');
    expect(visible).not.toContain('jummy');
    expect(visible).not.toContain('pipas');
  });
});

describe('undeclared traces', () => {
  const key = 'exportacion';

  test('are called so on the page, in its data, and in the open data', async () => {
    for (const language of languages) {
      const t = words[language];
      const html = await (await get(addressOf('product', language, { key }))).text();
      expect(html).toContain(t('product.tracesUndeclared'));
      expect(html.match(/data-declared="notDeclared"/g)).toHaveLength(14);
      expect(html).toContain(`"value":"${t('declared.notDeclared')}"`);
    }
    const open = (await (await get(`/api/products/${key}.json`)).json()) as object;
    expect(open).not.toHaveProperty('traces');
  });
});

test.each(languages)(
  'a product page in %s says about each of the fourteen allergens what its label says',
  async (language) => {
    const t = words[language];
    for (const of of ['surtis4u', 'fabs', 'mix-equilibrio']) {
      const html = await (await get(addressOf('product', language, { key: of }))).text();
      const told = [...html.matchAll(/<tr data-declared="(\w+)">(.*?)<\/tr>/gs)];
      expect(told).toHaveLength(14);
      for (const [i, allergen] of allergens.entries()) {
        const [, declared, row = ''] = told[i] ?? [];
        const label = labels.get(of);
        const expected = label?.contained.includes(allergen)
          ? 'contains'
          : label?.traces?.includes(allergen)
            ? 'mayContain'
            : 'notListed';
        expect([of, allergen, declared]).toEqual([of, allergen, expected]);
        expect(row).toContain(t(`annex.${allergen}`));
        expect(row).toContain(t(`declared.${expected}`));
      }
    }
  },
);
