import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addressOf } from '../../src/site/addresses/addresses.ts';
import { languages } from '../../src/site/i18n/languages.ts';
import { words } from '../../src/site/i18n/words.ts';
import { arrive as arriveAsked, bar } from '../support/browser/consentBar.ts';
import { faultsAtWidths } from '../support/browser/faults.ts';
import { hasFocus } from '../support/browser/formInBrowser.ts';
import { burger, burgerButton } from '../support/browser/headerMenus.ts';
import { type Habits, openTab, phone, type Tab } from '../support/browser/tab.ts';
import { isSweep, oneOf, rareTest } from '../support/inTurn.ts';

const invitation = (page: Page) => page.locator('.invite');
const strip = (page: Page) => page.locator('[data-invite-strip]');
const openSearch = (page: Page) => page.locator('header .header-search > summary').click();
const cookieOf = async ({ context }: Tab) =>
  (await context.cookies()).find(({ name }) => name === 'risi_visit');

/** Opens a page and answers the question about cookies, so that the invitation is next. */
async function arrive(path: string, habits: Habits = {}): Promise<Tab> {
  const tab = await arriveAsked(path, habits);
  await bar(tab.page).locator('[data-do="reject"]').click();
  return tab;
}

/**
 * Lets time pass until the invitation comes. Its clock starts once the page is idle, which
 * is later on a busy machine.
 */
async function untilInvited({ page, wait }: Tab): Promise<void> {
  for (let step = 0; step < 13 && !(await invitation(page).count()); step++) await wait(2_000);
  await invitation(page).waitFor();
}

async function arriveInvited(path: string, habits: Habits = {}): Promise<Tab> {
  const tab = await arrive(path, habits);
  await untilInvited(tab);
  return tab;
}

test.each(oneOf(languages, 1))(
  'the invitation in %s appears twenty seconds into the visit, and leads to the form',
  async (language) => {
    const t = words[language];
    const path = addressOf('family', language, { family: 'patatas' });
    const tab = await arrive(path, { isClockPaused: true });
    const { page } = tab;
    await tab.wait(17_500);
    expect(await invitation(page).count()).toBe(0);
    await untilInvited(tab);
    await page.clock.resume();
    expect(await invitation(page).getByRole('heading').textContent()).toBe(t('invite.title'));
    expect(await faultsAtWidths(page, '.invite')).toEqual([]);
    await invitation(page)
      .getByRole('link', { name: t('invite.go') })
      .press('Enter');
    await page.waitForURL(`**/${language}#newsletter`);
    await page.locator('#newsletter form.form').waitFor();
    expect(await cookieOf(tab)).toBeDefined();
  },
);

describe('the invitation', () => {
  test('that was shown does not come again for 30 days, whether answered or not', async () => {
    const tab = await arriveInvited('/es/snacks');
    const { page } = tab;
    const now = await page.evaluate(() => Date.now() / 1000);
    const days = (((await cookieOf(tab))?.expires ?? 0) - now) / 86_400;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThan(30.1);
    await page.goto('/es');
    await tab.wait(60_000);
    expect(await invitation(page).count()).toBe(0);
    // Its strip within the page stays until it is closed.
    expect(await strip(page).count()).toBe(1);
  });

  test('does not wait for an answer to the cookie question, and never shows beside it', async () => {
    const tab = await arriveAsked('/es/snacks');
    const { page } = tab;
    await bar(page).waitFor();
    await untilInvited(tab);
    expect(await bar(page).isVisible()).toBe(false);
    await page.keyboard.press('Escape');
    await bar(page).waitFor();
    expect(await invitation(page).count()).toBe(0);
  });

  test.each(
    oneOf<[string, (page: Page) => Promise<void>]>([
      ['its button', (page) => page.getByRole('button', { name: 'Cerrar la invitación' }).click()],
      ['Escape', (page) => page.keyboard.press('Escape')],
    ]),
  )('closed with %s takes its strip on home with it', async (_, close) => {
    const tab = await arriveInvited('/es/snacks', phone);
    const { page } = tab;
    await close(page);
    await expect.poll(() => invitation(page).count()).toBe(0);
    expect((await cookieOf(tab))?.value).toBe('closed');
    await page.goto('/es');
    await tab.wait(60_000);
    expect(await invitation(page).count()).toBe(0);
    expect(await strip(page).count()).toBe(0);
  });

  test('comes sooner on a later page of the visit, and stores nothing for it', async () => {
    const tab = await arrive('/es/snacks');
    const { page } = tab;
    await page.locator('footer a[href="/es/patatas"]').first().click();
    await page.waitForURL('**/es/patatas');
    expect(await tab.kept()).toEqual(['risi.consent']);
    const now = () => page.evaluate(() => Date.now());
    const start = await now();
    await untilInvited(tab);
    const delay = (await now()) - start;
    expect(delay).toBeGreaterThan(5_500);
    expect(delay).toBeLessThan(18_000);
  });

  test.each(
    oneOf<[string, (page: Page) => Promise<void>]>([
      ['a menu', (page) => burgerButton(page).click()],
      ['the search', openSearch],
    ]),
  )('waits while %s is open', async (_, open) => {
    const { page, wait } = await arrive('/es/snacks');
    await open(page);
    // In two steps, so that what came would be there.
    await wait(23_000);
    expect(await invitation(page).count()).toBe(0);
    await page.keyboard.press('Escape');
    await wait(2_100);
    await invitation(page).waitFor();
  });

  test('makes room for what is opened after it, and Escape closes only that', async () => {
    const tab = await arriveInvited('/es/snacks', phone);
    const { page } = tab;
    await openSearch(page);
    expect(await invitation(page).isVisible()).toBe(false);
    await page.keyboard.press('Escape');
    await expect.poll(() => invitation(page).isVisible()).toBe(true);
    expect((await cookieOf(tab))?.value).toBe('shown');
  });

  rareTest('keeps the focus in place and the menu usable', async () => {
    const tab = await arrive('/es/snacks');
    const { page } = tab;
    const menu = burgerButton(page);
    await menu.focus();
    await untilInvited(tab);
    expect(await hasFocus(menu)).toBe(true);
    await menu.click();
    await burger(page).waitFor();
  });

  rareTest('scrolls to the form of the home page', async () => {
    const tab = await arrive('/es');
    const { page } = tab;
    await page.locator('#noria').evaluate((wheel) => wheel.scrollIntoView());
    await untilInvited(tab);
    await invitation(page).getByRole('link').press('Enter');
    await expect.poll(() => page.url()).toMatch(/\/es#newsletter$/);
    const form = page.locator('#newsletter form.form');
    await expect
      .poll(() => form.evaluate((element) => element.getBoundingClientRect().top < innerHeight))
      .toBe(true);
    expect(await cookieOf(tab)).toBeDefined();
    expect(await invitation(page).count()).toBe(0);
  });

  test.each(isSweep ? ['[data-banners]', '[data-invite-strip]', '#newsletter'] : [])(
    'never lies on %s of home',
    async (part) => {
      const tab = await arrive('/es', phone);
      const { page, wait } = tab;
      const scrollTo = (selector: string) =>
        page.locator(selector).evaluate((it) => it.scrollIntoView({ behavior: 'instant' }));
      await scrollTo(part);
      // In two steps, so that what came would be there.
      await wait(18_500);
      await wait(2_100);
      expect(await invitation(page).count()).toBe(0);
      await scrollTo('#noria');
      await wait(2_100);
      await invitation(page).waitFor();
      await scrollTo(part);
      await expect.poll(() => invitation(page).count()).toBe(0);
      expect((await cookieOf(tab))?.value).toBe('shown');
    },
  );
});

describe('the strip on home', () => {
  test('says the same within the page, and is dismissed together with the popup', async () => {
    const tab = await openTab('/fr', { clock: true });
    const { page } = tab;
    await strip(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    expect(await faultsAtWidths(page, '[data-invite-strip]')).toEqual([]);
    await strip(page).getByRole('button').click();
    expect(await strip(page).count()).toBe(0);
    expect(await cookieOf(tab)).toBeDefined();
    await page.reload();
    await tab.wait(60_000);
    expect(await strip(page).count()).toBe(0);
    expect(await invitation(page).count()).toBe(0);
  });

  rareTest('leads to the form by keyboard, which counts as an answer', async () => {
    const tab = await openTab('/en', phone);
    await strip(tab.page).getByRole('link').press('Enter');
    await expect.poll(() => tab.page.url()).toMatch(/\/en#newsletter$/);
    expect(await cookieOf(tab)).toBeDefined();
  });

  rareTest('is a plain link without JavaScript', async () => {
    const { page } = await openTab('/en', { javaScriptEnabled: false });
    expect(await strip(page).getByRole('button').count()).toBe(0);
    await strip(page).getByRole('link').click();
    await page.waitForURL(/\/en#newsletter$/);
  });
});
