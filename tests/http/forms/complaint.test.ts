import { products } from 'virtual:content/products';
import { describe, expect, test } from 'vitest';
import { formOf } from '../../../src/site/forms/forms.ts';
import { type Language, languages } from '../../../src/site/i18n/languages.ts';
import { words } from '../../../src/site/i18n/words.ts';
import { validAnswers } from '../../support/forms/answers.ts';
import { pageOf, postApi, postJson, postPage } from '../../support/forms/posting.ts';
import { submittingSite } from '../../support/forms/submittingSite.ts';
import { textOf } from '../../support/html.ts';
import { htmlOf } from '../../support/http.ts';

const { origin, site } = await submittingSite({});

const bag = {
  producto: 'risketos-original',
  lote: ' L 6328 \n B',
  consumo_preferente: '27/03/2027',
};
/** What was answered about the bag, as the company reads it. */
const written: Record<Language, string> = {
  es: 'Producto: Risketos originales (risketos-original)\nLote: L 6328 B\nFecha de consumo preferente: 27/03/2027',
  en: 'Product: Original Risketos (risketos-original)\nBatch: L 6328 B\nBest-before date: 27/03/2027',
  fr: 'Produit: Risketos l’original (risketos-original)\nLot: L 6328 B\nDate de durabilité minimale: 27/03/2027',
};

describe('a complaint about a bag', () => {
  test.each(languages)(
    'reaches the back end in %s as lines before the message, without fields outside the contract',
    async (language) => {
      await postPage(site, 'question', bag, language);
      await expect.poll(() => origin.taken.length).toBe(1);
      const body = origin.taken[0]?.body ?? {};
      expect(body['mensaje']).toBe(`${written[language]}\n\nNo crujía.\nNi una vez.`);
      expect(Object.keys(body).filter((name) => name in bag)).toEqual([]);
    },
  );

  test('contains only what was answered, and a question without a bag only its message', async () => {
    await postApi(site, 'question', { lote: 'L 6328' });
    await postApi(site, 'question');
    expect(origin.taken.map(({ body }) => body['mensaje'])).toEqual([
      'Lote: L 6328\n\nNo crujía.\nNi una vez.',
      'No crujía.\nNi una vez.',
    ]);
  });

  test('includes the product’s name from the catalogue', async () => {
    const answers = { ...validAnswers('question'), producto: 'ORIGINAL RISKETOS' };
    await postJson(site, 'question', answers, 'en');
    expect(origin.taken[0]?.body['mensaje']).toMatch(/^Product: Original Risketos \(/);
  });

  test('that is sent back still shows its product’s pack', async () => {
    const html = await (await postPage(site, 'question', { ...bag, email: '' })).text();
    expect(html).toContain('<option value="risketos-original" selected>');
    const pack =
      /<div class="row part__row choice">.*?<img src="\/assets\/pack-(risketos-original)-/s;
    expect(pack.exec(html)?.[1]).toBe('risketos-original');
  });

  test.each(languages)('never exceeds the contract’s message length in %s', async (language) => {
    const lengthOf = ({ key, title }: (typeof products)[number]) => (title[language] + key).length;
    const [longest] = products.toSorted((a, b) => lengthOf(b) - lengthOf(a));
    const full = (name: string) =>
      'x'.repeat(formOf('question').fields.find((field) => field.name === name)?.maxLength ?? 0);
    const texts = ['lote', 'consumo_preferente', 'mensaje'].map((name) => [name, full(name)]);
    const answers = { producto: longest?.key, ...Object.fromEntries(texts) };
    expect((await postApi(site, 'question', answers, language)).status).toBe(200);
    expect(String(origin.taken[0]?.body['mensaje']).length).toBeLessThanOrEqual(5_000);
  });
});

test('the form comes first, and asks what happened and about which bag before who writes', async () => {
  const html = await htmlOf(pageOf('question', 'en'), site);
  const t = words.en;
  const order = [
    `>${t('part.happened')}</legend>`,
    'name="mensaje"',
    `>${t('part.product')}</legend>`,
    'name="producto"',
    `>${t('part.lot')}</legend>`,
    'name="lote"',
    'name="consumo_preferente"',
    'name="documentation"',
    `>${t('part.person')}</legend>`,
    'name="nombre"',
    'type="submit"',
    'id="product"',
  ].map((mark) => html.indexOf(mark, html.indexOf('id="main"')));
  expect(order.every((place) => place > 0)).toBe(true);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(html.match(/<option value="[\w-]*[a-z][\w-]*"/g)).toHaveLength(products.length);
});

test('products are listed by their brand, which is what people type into a list', async () => {
  const html = await htmlOf(pageOf('question', 'en'), site);
  expect(html).toMatch(/<option value="gusanitos-tradicionales">Gusanitos: Traditional</);
  expect(html).toMatch(/<option value="risketos-xhot">Risketos X-Hot</);
});

test('what an applicant needs is listed before the form', async () => {
  const html = await htmlOf(pageOf('work'), site);
  const [main = ''] = /<main.*?id="work"/s.exec(html) ?? [];
  expect(textOf(main)).toContain('Mándanos tu currículum y unas líneas sobre ti.');
});
