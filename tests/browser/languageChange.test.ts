import { expect, inject, test } from 'vitest';
import type { FormName } from '../../src/site/forms/forms.ts';
import type { Language } from '../../src/site/i18n/languages.ts';
import { words } from '../../src/site/i18n/words.ts';
import { openBrowser } from '../support/browser/browser.ts';
import { fill, send, visitor, wake } from '../support/browser/formInBrowser.ts';
import { tookOver } from '../support/browser/react.ts';
import { openTab } from '../support/browser/tab.ts';
import { validAnswers } from '../support/forms/answers.ts';
import { pageOf } from '../support/forms/posting.ts';
import { oneOf, rareTest } from '../support/oneOf.ts';

const browser = await openBrowser();

type Page = Awaited<ReturnType<typeof openTab>>['page'];
const formSelector = (name: FormName) => `#${name} form.form`;
const answersOf = (page: Page, name: FormName) =>
  page
    .locator(formSelector(name))
    .evaluate((form: HTMLFormElement) =>
      Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value === 'string')),
    );
const stored = (page: Page) => page.evaluate(() => Object.keys(sessionStorage));

/** Follows the link of the footer to the page in another language. */
async function changeLanguage(page: Page, name: FormName, to: Language): Promise<void> {
  await page.locator(`footer [data-language=${to}]`).click();
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
    await using tab = await openTab(browser, pageOf(name, from), visitor());
    const { page } = tab;
    const typed: Record<string, string> = { ...validAnswers(name), email: '', ...over };
    await wake(page, name);
    await fill(page, name, typed);
    await changeLanguage(page, name, to);
    await tookOver(page, formSelector(name));
    await expect.poll(() => answersOf(page, name)).toMatchObject({ ...typed, ...translated });
    // It is half-filled, not wrong.
    expect(await page.locator('.errors, .msg').count()).toBe(0);
    expect(await stored(page)).not.toContain('risi.answers');
  },
);

rareTest('answers saved from a failed subscription are kept, too', async () => {
  const page = await browser.newPage(visitor());
  await page.goto(inject('site') + pageOf('newsletter', 'en'));
  await page.route('**/api/newsletter*', (route) =>
    route.fulfill({ status: 502, json: { ok: false } }),
  );
  await wake(page, 'newsletter');
  await fill(page, 'newsletter');
  await send(page, 'newsletter');
  await page.locator('dialog.pop[open]').waitFor();
  await page.keyboard.press('Escape');
  await changeLanguage(page, 'newsletter', 'fr');
  await expect.poll(() => answersOf(page, 'newsletter')).toMatchObject(validAnswers('newsletter'));
  await page.close();
});

test.each(oneOf(['other', 'press', 'newsletter'] as const))(
  'answers already sent with the form %s are not carried to another language',
  async (name) => {
    await using tab = await openTab(browser, pageOf(name), visitor());
    const { page } = tab;
    await wake(page, name);
    await fill(page, name);
    await send(page, name);
    const popup = page.locator('dialog.pop[open]');
    await page.locator('.thanks').or(popup).first().waitFor();
    if (name === 'newsletter') await page.keyboard.press('Escape');
    await changeLanguage(page, name, 'en');
    expect(await page.locator(`#${name} [type=email]`).inputValue()).toBe('');
    await wake(page, name);
    expect(await page.locator(`#${name} [type=email]`).inputValue()).toBe('');
    expect(await stored(page)).not.toContain('risi.answers');
  },
);

test('errors that are shown stay, in the other language', async () => {
  await using tab = await openTab(browser, pageOf('press'), visitor());
  const { page } = tab;
  await wake(page, 'press');
  await fill(page, 'press', { email: 'ada@' });
  await send(page, 'press');
  await page.locator('.errors a', { hasText: words.es('invalid.emailFormat') }).waitFor();
  await changeLanguage(page, 'press', 'en');
  await page.locator('.errors a', { hasText: words.en('invalid.emailFormat') }).waitFor();
});

test('text written in the ethical channel is never stored', async () => {
  await using tab = await openTab(browser, pageOf('ethical'), visitor());
  const { page } = tab;
  await page.getByRole('button', { name: 'Aceptar y continuar' }).click();
  await page.waitForURL(/\?step=form/);
  await wake(page, 'ethical');
  await page.locator('#ethical-mensaje').fill('Lo que vi el martes');
  const link = page.locator('footer [data-language=en]');
  await link.evaluate((element) =>
    element.addEventListener('click', (event) => event.preventDefault()),
  );
  await link.click();
  expect(await stored(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

rareTest('answers are kept through the header’s menu, and on to a third language', async () => {
  await using tab = await openTab(browser, pageOf('press', 'en'), visitor());
  const { page } = tab;
  await wake(page, 'press');
  await fill(page, 'press', { email: '' });
  for (const to of ['fr', 'es'] as const) {
    await page.locator('header details:has([data-language]) summary').click();
    await page.locator(`header [data-language=${to}]`).click();
    await page.waitForURL(`**${pageOf('press', to)}`);
    await tookOver(page, '#press form.form');
    await expect
      .poll(() => answersOf(page, 'press'))
      .toMatchObject({ ...validAnswers('press'), email: '' });
  }
});
