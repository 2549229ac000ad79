import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../../src/site/i18n/languages.ts';
import { type PlainKey, words } from '../../src/site/i18n/words.ts';
import { openBrowser } from '../support/browser/browser.ts';
import { faultsIn } from '../support/browser/faults.ts';
import { fill, send, visitor, wake } from '../support/browser/formInBrowser.ts';
import { validAnswers } from '../support/forms/answers.ts';
import { pageOf } from '../support/forms/posting.ts';
import { type Spoiling, spoil, spoilings } from '../support/forms/spoiltPosts.ts';
import { submittingSite } from '../support/forms/submittingSite.ts';

const browser = await openBrowser();

const { origin, site } = await submittingSite();

/** Fills the form in on a page of its own and sends it. */
async function subscribe(
  language: Language,
  prepare: (page: Page) => Promise<unknown>,
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext(visitor(options));
  const page = await context.newPage();
  await page.goto(site.url + pageOf('newsletter', language));
  await prepare(page);
  if (options.javaScriptEnabled !== false) await wake(page, 'newsletter');
  await fill(page, 'newsletter', { promo_code: 'CRUJE' });
  await send(page, 'newsletter');
  return page;
}

/** How to try again after a script has cleared the form. */
const emptied = ({ status, word }: Spoiling): PlainKey =>
  status === 429 ? 'form.newsletterWait' : status === 502 ? 'form.newsletterAgain' : word;

const answered = (page: Page) =>
  page
    .locator('#newsletter form.form')
    .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));

describe('a subscription to the newsletter', () => {
  test('that succeeds shows a popup, which closes with Escape, and clears the answers', async () => {
    const page = await subscribe('es', async () => {});
    const dialog = page.getByRole('dialog', {
      name: '¡MUCHAS GRACIAS! Su suscripción se ha formalizado correctamente.',
    });
    await dialog.waitFor();
    expect(await page.locator('#newsletter-name').inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.locator('.errors').count()).toBe(0);
    await page.context().close();
  });

  /** Each kind of failure, in one of the languages. */
  const failures = Object.entries(spoilings).map(
    ([name, spoiling], i) => [name, languages[i % languages.length], spoiling] as const,
  );

  test.each(failures)(
    'with %s (%s) fails in a popup and clears the form, and one button restores the answers',
    async (_, language = 'es', spoiling) => {
      const t = words[language];
      let failing = true;
      origin.behave(spoiling.backEnd ?? 'well');
      const page = await subscribe(language, (opened) =>
        opened.route('**/api/newsletter*', async (route) =>
          failing ? spoil(route, spoiling) : route.continue(),
        ),
      );
      const dialog = page.getByRole('dialog', { name: t('form.newsletterFailed') });
      await dialog.waitFor();
      expect(await page.locator('#newsletter-name').inputValue()).toBe('');
      await dialog.getByRole('button', { name: t('form.close') }).click();
      await dialog.waitFor({ state: 'hidden' });
      const summary = page.locator('.errors');
      expect(await summary.textContent()).toContain(t(emptied(spoiling)));
      await expect
        .poll(() => summary.evaluate((element) => element === document.activeElement))
        .toBe(true);
      expect(await faultsIn(page)).toEqual([]);

      // Sending the empty form does not cost the answers either.
      await send(page, 'newsletter');
      await summary.locator('li').first().waitFor();
      await summary.getByRole('button', { name: t('form.undo') }).click();
      await summary.waitFor({ state: 'detached' });
      expect(await answered(page)).toMatchObject({
        ...validAnswers('newsletter'),
        promo_code: 'CRUJE',
      });
      await page
        .locator('#newsletter [role=status]', { hasText: t('form.ready') })
        .waitFor();
      failing = false;
      origin.behave('well');
      // Who sent too often has waited for a minute, and is counted anew.
      await page.context().setExtraHTTPHeaders(visitor().extraHTTPHeaders ?? {});
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: t('form.newsletterSent') }).waitFor();
      await page.context().close();
    },
  );

  test.each(failures)(
    'with %s (%s) fails without JavaScript on a page that says what happened and what to do',
    async (_, language = 'es', spoiling) => {
      const t = words[language];
      origin.behave(spoiling.backEnd ?? 'well');
      const page = await subscribe(
        language,
        (opened) =>
          opened.route('**', (route) =>
            route.request().method() === 'POST'
              ? spoil(route, spoiling)
              : route.continue(),
          ),
        { javaScriptEnabled: false },
      );
      const summary = page.getByRole('region', { name: t('form.newsletterFailed') });
      await summary.waitFor();
      expect(await summary.textContent()).toContain(t(spoiling.word));
      expect(await page.locator('#newsletter-name').inputValue()).toBe(
        [429, 502].includes(spoiling.status) ? 'Carmen' : '',
      );
      await page.context().close();
    },
  );

  test('whose response was lost is reported like any other failure', async () => {
    const page = await subscribe('en', (opened) =>
      opened.route('**/api/newsletter*', (route) => route.abort()),
    );
    await page.getByRole('dialog', { name: words.en('form.newsletterFailed') }).waitFor();
    await page.keyboard.press('Escape');
    await page
      .locator('.errors', { hasText: words.en('form.newsletterAgain') })
      .waitFor();
    await page.context().close();
  });
});
