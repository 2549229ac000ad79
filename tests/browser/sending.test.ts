import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { FormName } from '../../src/site/forms/forms.ts';
import { type Language, languages } from '../../src/site/i18n/languages.ts';
import { words } from '../../src/site/i18n/words.ts';
import { faultsIn } from '../support/browser/faults.ts';
import {
  answersIn,
  errorsFocused,
  fill,
  openForm,
  send,
  thanked,
  tookOver,
  wake,
} from '../support/browser/formInBrowser.ts';
import { validAnswers } from '../support/forms/answers.ts';
import { keysInBucket } from '../support/forms/posting.ts';
import { adviceOf, spoil, spoilings } from '../support/forms/spoiltPosts.ts';
import { submittingSite } from '../support/forms/submittingSite.ts';
import { oneOf, rareTest } from '../support/inTurn.ts';
import { newVisitorAddress } from '../support/visitorAddress.ts';

const { origin, site } = await submittingSite();
/** What the browser says of a post that was refused. */
const here = { site: site.url, expected: /status of 4|status of 5|ERR_FAILED/ };

test.each(
  oneOf<[FormName, Language, string]>([
    ['question', 'es', '{"status":false}'],
    ['press', 'en', '{"status":0}'],
    ['distributor', 'fr', '{"status":null}'],
    ['work', 'es', '{"status":""}'],
    ['contest', 'en', '{"status":false,"data":[]}'],
  ]),
)(
  'the form %s in %s says that the back end refuses it by %s, keeps the answers, and can be sent again',
  async (name, language, body) => {
    const before = await keysInBucket(site);
    const { page } = await openForm(name, { ...here, language });
    await fill(page, name);
    origin.behave({ body, taken: false });
    await send(page, name);
    await page.getByRole('region', { name: words[language]('form.failed') }).waitFor();
    expect(await page.locator('.thanks').count()).toBe(0);
    const { email, nombre, telefono } = validAnswers(name);
    expect(await answersIn(page, name)).toMatchObject({ email, nombre, telefono });
    expect(await keysInBucket(site)).toEqual(before);
    origin.behave('well');
    await send(page, name);
    await thanked(page, name);
    expect(origin.taken.length).toBe(1);
  },
);

/** Has a form's script fail as it begins. Runs in the page. */
function failAtOnce(): void {
  HTMLFormElement.prototype.reset = () => {
    throw new Error('out of order');
  };
}

/** Has a form's script fail as it shows errors, which it does in the title, too. Runs in the page. */
function failLater(): void {
  const { title } = document;
  Object.defineProperty(document, 'title', {
    get: () => title,
    set: (text: string) => {
      if (text.startsWith('Error')) throw new Error('out of order');
    },
  });
}

test.each([
  ['at once', failAtOnce, async () => undefined],
  [
    'as it shows errors',
    failLater,
    async (page: Page) => {
      await tookOver(page, 'other');
      await send(page, 'other');
    },
  ],
])(
  'a form whose script fails %s stays as it was, with its answers and the focus, and posts',
  async (_, init, fail) => {
    const options = { ...here, awake: false, init: [init], expected: /out of order/ };
    const { page } = await openForm('other', options);
    const said: string[] = [];
    page.on('console', (message) => void said.push(message.text()));
    await page.locator('#other-mensaje').fill('Hola');
    await page.locator('#other-nombre').fill('Carmen');
    await fail(page);
    await expect.poll(() => said.join()).toContain('out of order');
    await expect
      .poll(() => answersIn(page, 'other'))
      .toMatchObject({ nombre: 'Carmen', mensaje: 'Hola' });
    expect(await page.locator('#other :focus').count()).toBe(1);
    await fill(page, 'other');
    await send(page, 'other');
    await page.waitForURL(/\?sent=/);
    expect(origin.taken.length).toBe(1);
  },
);

describe('a subscription to the newsletter', () => {
  const subscription = { ...validAnswers('newsletter'), promo_code: 'CRUJE' };

  test('that succeeds shows a popup, which closes with Escape, and clears the answers', async () => {
    const { page } = await openForm('newsletter', here);
    await fill(page, 'newsletter', subscription);
    await send(page, 'newsletter');
    const dialog = page.getByRole('dialog', {
      name: '¡MUCHAS GRACIAS! Su suscripción se ha formalizado correctamente.',
    });
    await dialog.waitFor();
    expect(await page.locator('#newsletter-name').inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.locator('.errors').count()).toBe(0);
  });

  /** Each kind of failure, in one of the languages. */
  const failures = Object.entries(spoilings).map(
    ([name, spoiling], i) => [name, languages[i % languages.length], spoiling] as const,
  );

  test.each(oneOf(failures))(
    'with %s (%s) fails in a popup and clears the form, and one button restores the answers',
    async (_, language = 'es', spoiling) => {
      const t = words[language];
      origin.behave(spoiling.backEnd ?? 'well');
      const { page, context } = await openForm('newsletter', { ...here, language });
      await page.route('**/api/newsletter*', (route) => spoil(route, spoiling));
      await fill(page, 'newsletter', subscription);
      await send(page, 'newsletter');
      const dialog = page.getByRole('dialog', { name: t('form.newsletterFailed') });
      await dialog.waitFor();
      expect(await page.locator('#newsletter-name').inputValue()).toBe('');
      await dialog.getByRole('button', { name: t('form.close') }).click();
      await dialog.waitFor({ state: 'hidden' });
      const summary = page.locator('.errors');
      expect(await summary.textContent()).toContain(t(adviceOf(spoiling)));
      await expect.poll(() => errorsFocused(page)).toBe(true);
      expect(await faultsIn(page)).toEqual([]);

      // Sending the empty form does not cost the answers either.
      await send(page, 'newsletter');
      await summary.locator('li').first().waitFor();
      await summary.getByRole('button', { name: t('form.undo') }).click();
      await summary.waitFor({ state: 'detached' });
      expect(await answersIn(page, 'newsletter')).toMatchObject(subscription);
      await page.locator('#newsletter [role=status]', { hasText: t('form.ready') }).waitFor();
      await page.unroute('**/api/newsletter*');
      origin.behave('well');
      // Who sent too often has waited for a minute, and is counted anew.
      await context.setExtraHTTPHeaders(newVisitorAddress());
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: t('form.newsletterSent') }).waitFor();
    },
  );

  rareTest('whose response was lost is reported like any other failure', async () => {
    const { page } = await openForm('newsletter', { ...here, language: 'en', awake: false });
    await page.route('**/api/newsletter*', (route) => route.abort());
    await wake(page, 'newsletter');
    await fill(page, 'newsletter');
    await send(page, 'newsletter');
    await page.getByRole('dialog', { name: words.en('form.newsletterFailed') }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.errors', { hasText: words.en('form.newsletterAgain') }).waitFor();
  });
});
