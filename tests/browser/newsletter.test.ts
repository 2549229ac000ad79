import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import type { Language } from '../../src/site/i18n/languages.ts';
import { validAnswers } from '../support/answers.ts';
import { openBrowser } from '../support/browser.ts';
import { faultsIn } from '../support/faults.ts';
import { fill, send, visitor, wake } from '../support/formInBrowser.ts';
import { pageOf } from '../support/posting.ts';

const browser = await openBrowser();

const words = {
  es: {
    failed: 'No ha sido posible formalizar la suscripción',
    close: 'Cerrar',
    again: 'prueba otra vez dentro de un momento',
    wait: 'Espera un minuto',
    undo: 'Recuperar mis respuestas',
    ready: '¡Perfecto! Ya puedes enviarlo',
  },
  en: {
    failed: 'It has not been possible to formalise the subscription',
    close: 'Close',
    again: 'try again in a moment',
    wait: 'Wait a minute',
    undo: 'Bring my answers back',
    ready: 'Perfect! You can send it now',
  },
  fr: {
    failed: "Il n'a pas été possible d'officialiser la souscription.",
    close: 'Fermer',
    again: 'réessayez dans un instant',
    wait: 'Attendez une minute',
    undo: 'Récupérer mes réponses',
    ready: 'Parfait',
  },
};

/** Fills the form in on a page of its own and sends it. */
async function subscribe(language: Language, prepare: (page: Page) => Promise<unknown>) {
  const context = await browser.newContext(visitor());
  const page = await context.newPage();
  await page.goto(inject('site') + pageOf('newsletter', language));
  await prepare(page);
  await wake(page, 'newsletter');
  await fill(page, 'newsletter', { promo_code: 'CRUJE' });
  await send(page, 'newsletter');
  return page;
}

const answered = (page: Page) =>
  page
    .locator('#newsletter form.form')
    .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));

describe('a subscription to the newsletter', () => {
  test('that worked says so in a popup, forgets the answers, and the popup closes with Escape', async () => {
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

  test.each<[number, Language, 'again' | 'wait' | 'said']>([
    [400, 'es', 'said'],
    [403, 'en', 'said'],
    [413, 'fr', 'said'],
    [415, 'es', 'said'],
    [429, 'en', 'wait'],
    [502, 'fr', 'again'],
  ])(
    'that failed with %i (%s) says so in a popup and empties the form, and one button brings the answers back',
    async (status, language, how) => {
      const said = 'What the site says about it';
      let failing = true;
      const page = await subscribe(language, (opened) =>
        opened.route('**/api/newsletter*', (route) =>
          failing
            ? route.fulfill({ status, json: { ok: false, error: said } })
            : route.continue(),
        ),
      );
      const w = words[language];
      const dialog = page.getByRole('dialog', { name: w.failed });
      await dialog.waitFor();
      expect(await page.locator('#newsletter-name').inputValue()).toBe('');
      await dialog.getByRole('button', { name: w.close }).click();
      await dialog.waitFor({ state: 'hidden' });
      const summary = page.locator('.errors');
      expect(await summary.textContent()).toContain(how === 'said' ? said : w[how]);
      await expect
        .poll(() => summary.evaluate((element) => element === document.activeElement))
        .toBe(true);
      expect(await faultsIn(page)).toEqual([]);

      // Sending the empty form does not cost the answers either.
      await send(page, 'newsletter');
      await summary.locator('li').first().waitFor();
      await summary.getByRole('button', { name: w.undo }).click();
      await summary.waitFor({ state: 'detached' });
      expect(await answered(page)).toMatchObject({
        ...validAnswers('newsletter'),
        promo_code: 'CRUJE',
      });
      await page.locator('#newsletter [role=status]', { hasText: w.ready }).waitFor();
      failing = false;
      await page.keyboard.press('Enter');
      await page.locator('dialog.pop[open]').waitFor();
      expect(await page.locator('dialog.pop[open]').textContent()).not.toContain(
        w.failed,
      );
      await page.context().close();
    },
  );

  test('whose answer got lost on the way is told of like any other failure', async () => {
    const page = await subscribe('en', (opened) =>
      opened.route('**/api/newsletter*', (route) => route.abort()),
    );
    await page.getByRole('dialog', { name: words.en.failed }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.errors', { hasText: words.en.again }).waitFor();
    await page.context().close();
  });
});
