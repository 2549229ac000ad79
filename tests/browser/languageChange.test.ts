import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { FormName } from '../../src/site/forms/forms.ts';
import type { Language } from '../../src/site/i18n/languages.ts';
import { words } from '../../src/site/i18n/words.ts';
import {
  answersIn,
  fill,
  openForm,
  send,
  tookOver,
  wake,
} from '../support/browser/formInBrowser.ts';
import { openTab } from '../support/browser/tab.ts';
import { validAnswers } from '../support/forms/answers.ts';
import { pageOf } from '../support/forms/posting.ts';
import { oneOf, rareTest } from '../support/inTurn.ts';

describe('a choice of language', () => {
  test('keeps the page, the search and the anchor, and is stored for a year', async () => {
    const { page, context } = await openTab('/es/faqs?q=gluten#main');
    expect(await context.cookies()).toEqual([]);
    await page.locator('header summary:has(.lang)').click();
    await page.locator('.drop-menu a[data-language="fr"]').click();
    await page.waitForURL('**/fr/faqs?q=gluten#main');
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ name: 'risi_lang', value: 'fr', path: '/', sameSite: 'Lax' });
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
    await page.goto('/historia');
    expect(new URL(page.url()).pathname).toBe('/fr/histoire');
  });

  rareTest('works even if the browser refuses to store it, which is only logged', async () => {
    const refuse = () =>
      Object.defineProperty(Document.prototype, 'cookie', {
        get: () => '',
        set: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    const { page } = await openTab('/es/historia', { init: [refuse] });
    const warned = page.waitForEvent('console', (message) => message.text().includes('refused'));
    await page.locator('footer a[data-language="en"]').click();
    await page.waitForURL('**/en/history');
    expect((await warned).type()).toBe('warning');
  });
});

const stored = (page: Page) => page.evaluate(() => Object.keys(sessionStorage));

/** Follows the link of the footer, or of the header's menu, to the page in another language. */
async function changeLanguage(page: Page, name: FormName, to: Language, part = 'footer') {
  if (part === '.drop-menu') await page.locator('.drop-menu:has([data-language]) summary').click();
  await page.locator(`${part} [data-language=${to}]`).click();
  await page.waitForURL(`**${pageOf(name, to)}`);
}

test.each(
  oneOf<[FormName, Language, Language, Record<string, string>, Record<string, string>]>(
    [
      ['newsletter', 'es', 'en', { type: 'seller', promo_code: 'CRUJE' }, {}],
      ['work', 'es', 'fr', { pais: 'Alemania', provincia: '00' }, { pais: 'Allemagne' }],
      ['distributor', 'fr', 'en', { pais: 'Espagne' }, { pais: 'Spain' }],
      ['question', 'en', 'es', { mensaje: 'Two lines,\nto the letter.' }, {}],
      ['press', 'fr', 'es', { medioComunicacion: 'Le Craquant libéré' }, {}],
      ['contest', 'es', 'fr', { promo_code: 'TRIKERS-7' }, {}],
      ['other', 'en', 'fr', { empresa: '' }, {}],
    ],
    1,
  ),
)(
  'what was typed into the form %s in %s stands there in %s, and its choices mean the same',
  async (name, from, to, over, translated) => {
    const { page } = await openForm(name, { language: from });
    const typed: Record<string, string> = { ...validAnswers(name), email: '', ...over };
    await fill(page, name, typed);
    await changeLanguage(page, name, to);
    await tookOver(page, name);
    await expect.poll(() => answersIn(page, name)).toMatchObject({ ...typed, ...translated });
    // It is half-filled, not wrong.
    expect(await page.locator('.errors, .msg').count()).toBe(0);
    expect(await stored(page)).not.toContain('risi.answers');
  },
);

rareTest('answers are kept through the header’s menu, and on to a third language', async () => {
  const { page } = await openForm('press', { language: 'en' });
  await fill(page, 'press', { email: '' });
  for (const to of ['fr', 'es'] as const) {
    await changeLanguage(page, 'press', to, '.drop-menu');
    await tookOver(page, 'press');
    await expect
      .poll(() => answersIn(page, 'press'))
      .toMatchObject({ ...validAnswers('press'), email: '' });
  }
});

rareTest('answers saved from a failed subscription are kept, too', async () => {
  const { page } = await openForm('newsletter', { language: 'en', expected: /status of 502/ });
  await page.route('**/api/newsletter*', (route) =>
    route.fulfill({ status: 502, json: { ok: false } }),
  );
  await fill(page, 'newsletter');
  await send(page, 'newsletter');
  await page.locator('dialog.pop[open]').waitFor();
  await page.keyboard.press('Escape');
  await changeLanguage(page, 'newsletter', 'fr');
  await expect.poll(() => answersIn(page, 'newsletter')).toMatchObject(validAnswers('newsletter'));
});

test.each(oneOf(['other', 'press', 'newsletter'] as const))(
  'answers already sent with the form %s are not carried to another language',
  async (name) => {
    const { page } = await openForm(name);
    await fill(page, name);
    await send(page, name);
    await page.locator('.thanks, dialog.pop[open]').first().waitFor();
    if (name === 'newsletter') await page.keyboard.press('Escape');
    await changeLanguage(page, name, 'en');
    const email = page.locator(`#${name} [type=email]`);
    expect(await email.inputValue()).toBe('');
    await wake(page, name);
    expect(await email.inputValue()).toBe('');
    expect(await stored(page)).not.toContain('risi.answers');
  },
);

test('errors that are shown stay, in the other language', async () => {
  const { page } = await openForm('press');
  await fill(page, 'press', { email: 'ada@' });
  await send(page, 'press');
  await page.locator('.errors a', { hasText: words.es('invalid.emailFormat') }).waitFor();
  await changeLanguage(page, 'press', 'en');
  await page.locator('.errors a', { hasText: words.en('invalid.emailFormat') }).waitFor();
});

test('text written in the ethical channel is not stored for another language', async () => {
  const { page, kept } = await openForm('ethical');
  await page.locator('#ethical-mensaje').fill('Lo que vi el martes');
  const link = page.locator('footer [data-language=en]');
  await link.evaluate((element) =>
    element.addEventListener('click', (event) => event.preventDefault()),
  );
  await link.click();
  expect(await kept()).toEqual([]);
});
