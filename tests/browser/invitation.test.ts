import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { addressOf } from '../../src/site/addresses/addresses.ts';
import { languages } from '../../src/site/i18n/languages.ts';
import { words } from '../../src/site/i18n/words.ts';
import { openBrowser } from '../support/browser/browser.ts';
import { faultsAtWidths } from '../support/browser/faults.ts';
import { newVisitor, type Visitor } from '../support/browser/visitor.ts';
import { get } from '../support/http.ts';
import { isSweep } from '../support/inTurn.ts';
import { oneOf, rareTest } from '../support/oneOf.ts';

const browser = await openBrowser();
let visitor: Visitor;

const invitation = (page: Page) => page.locator('.invite');
const strip = (page: Page) => page.locator('[data-invite-strip]');
const bar = (page: Page) => page.locator('.consent');
const invitationCookie = async ({ context }: Visitor) =>
  (await context.cookies()).find(({ name }) => name === 'risi_visit');

/**
 * Opens a page and answers the question about cookies, so that the invitation is next.
 */
async function arrive(path: string, habits: Parameters<typeof newVisitor>[2] = {}): Promise<Page> {
  visitor = await newVisitor(browser, inject('site'), habits);
  const { page, wait } = visitor;
  await page.goto(path);
  await wait(2_100);
  await bar(page).locator('[data-do="reject"]').click();
  return page;
}

/**
 * Waits for the invitation in steps of a second, and returns the time by the page's clock,
 * in ms. A step may end before a script that has just arrived has run.
 */
async function delayOfInvitation(page: Page): Promise<number> {
  const now = () => page.evaluate(() => Date.now());
  const start = await now();
  for (let step = 0; step < 25 && !(await invitation(page).count()); step++)
    await visitor.wait(1_000);
  await invitation(page).waitFor();
  return (await now()) - start;
}

describe.each(oneOf(languages, 1))('the invitation in %s', (language) => {
  const say = words[language];

  test('appears twenty seconds into the visit, and leads to the form', async () => {
    const page = await arrive(addressOf('product', language, { key: 'jummy' }));
    expect(await invitation(page).count()).toBe(0);
    await visitor.wait(18_500);
    await invitation(page).waitFor();
    expect(await invitation(page).getByRole('heading').textContent()).toBe(say('invite.title'));
    expect(await faultsAtWidths(page, '.invite')).toEqual([]);
    await invitation(page)
      .getByRole('link', { name: say('invite.go') })
      .press('Enter');
    await page.waitForURL(`**/${language}#newsletter`);
    await page.locator('#newsletter form.form').waitFor();
    expect(await invitationCookie(visitor)).toBeDefined();
    expect(visitor.foreign).toEqual([]);
  });
});

describe('the invitation', () => {
  test('that was shown does not come again for 30 days, whether answered or not', async () => {
    const page = await arrive('/es/snacks');
    await visitor.wait(18_500);
    await invitation(page).waitFor();
    const now = await page.evaluate(() => Date.now() / 1000);
    const days = (((await invitationCookie(visitor))?.expires ?? 0) - now) / 86_400;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThan(30.1);
    await page.goto('/es');
    await visitor.wait(60_000);
    expect(await invitation(page).count()).toBe(0);
    // Its strip within the page stays until it is closed.
    expect(await strip(page).count()).toBe(1);
  });

  test('does not wait for an answer to the cookie question, and never shows beside it', async () => {
    visitor = await newVisitor(browser, inject('site'));
    const { page, wait } = visitor;
    await page.goto('/es/snacks');
    await wait(2_100);
    await bar(page).waitFor();
    await wait(18_500);
    await invitation(page).waitFor();
    expect(await bar(page).isVisible()).toBe(false);
    await page.keyboard.press('Escape');
    await bar(page).waitFor();
    expect(await invitation(page).count()).toBe(0);
  });

  test.each(
    oneOf([
      [
        'its button',
        (page: Page) => page.getByRole('button', { name: 'Cerrar la invitación' }).click(),
      ],
      ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ]),
  )('closed with %s takes its strip on home with it', async (_, close) => {
    const page = await arrive('/es/snacks', { viewport: { width: 390, height: 844 } });
    await visitor.wait(18_500);
    await invitation(page).waitFor();
    await close(page);
    await expect.poll(() => invitation(page).count()).toBe(0);
    expect((await invitationCookie(visitor))?.value).toBe('closed');
    await page.goto('/es');
    await visitor.wait(60_000);
    expect(await invitation(page).count()).toBe(0);
    expect(await strip(page).count()).toBe(0);
  });

  test('comes sooner on a later page of the visit, and stores nothing for it', async () => {
    const page = await arrive('/es/snacks');
    await page.locator('footer a[href="/es/patatas"]').first().click();
    await page.waitForURL('**/es/patatas');
    expect(await visitor.kept()).toEqual(['risi.consent']);
    const delay = await delayOfInvitation(page);
    expect(delay).toBeGreaterThan(7_500);
    expect(delay).toBeLessThan(16_000);
  });

  rareTest('keeps the focus in place and the menu usable', async () => {
    const page = await arrive('/es/snacks');
    const menu = page.getByRole('button', { name: 'Abrir menú' });
    await menu.focus();
    await visitor.wait(18_500);
    await invitation(page).waitFor();
    expect(await menu.evaluate((element) => element === document.activeElement)).toBe(true);
    await menu.click();
    await page.getByRole('button', { name: 'Cerrar menú' }).waitFor();
  });

  test('waits while a menu is open', async () => {
    const page = await arrive('/es/snacks');
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    // In two steps, so that what came would be there.
    await visitor.wait(23_000);
    expect(await invitation(page).count()).toBe(0);
    await page.keyboard.press('Escape');
    await visitor.wait(2_100);
    await invitation(page).waitFor();
  });

  rareTest('scrolls to the form of the home page', async () => {
    const page = await arrive('/es');
    await visitor.wait(18_500);
    await invitation(page).getByRole('link').press('Enter');
    await expect
      .poll(() => new URL(page.url()).href.replace(/^[^/]*\/\/[^/]*/, ''))
      .toBe('/es#newsletter');
    const form = page.locator('#newsletter form.form');
    await expect
      .poll(() => form.evaluate((element) => element.getBoundingClientRect().top < innerHeight))
      .toBe(true);
    expect(await invitationCookie(visitor)).toBeDefined();
    expect(await invitation(page).count()).toBe(0);
  });

  test.each(
    isSweep
      ? ([
          ['its strip', strip],
          ['the form', (page: Page) => page.locator('#newsletter')],
        ] as const)
      : [],
  )('never lies on %s of home, which says the same', async (_, partOf) => {
    const page = await arrive('/es', { viewport: { width: 390, height: 844 } });
    const part = partOf(page);
    await part.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    // In two steps, so that what came would be there.
    await visitor.wait(18_500);
    await visitor.wait(2_100);
    expect(await invitation(page).count()).toBe(0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await visitor.wait(2_100);
    await invitation(page).waitFor();
    await part.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect.poll(() => invitation(page).count()).toBe(0);
    expect((await invitationCookie(visitor))?.value).toBe('shown');
  });

  test('interrupts nobody who fills in a form, reads legal or ethical texts, or is lost', async () => {
    expect(await (await get('/es/snacks')).text()).toContain('data-invite=');
    for (const path of [
      '/es/newsletter',
      '/es/contacto/otro',
      '/es/politica-de-cookies',
      '/es/aviso-legal',
      '/es/codigo-de-conducta',
      '/es/canal-etico',
      '/es/distribuidores',
      '/es/404',
    ]) {
      // What has no address to invite to starts nothing.
      const html = await (await get(path)).text();
      expect([path, html.includes('data-invite=')]).toEqual([path, false]);
    }
  });
});

describe('the strip on home', () => {
  test('says the same within the page, and is dismissed together with the popup', async () => {
    visitor = await newVisitor(browser, inject('site'));
    const { page, wait } = visitor;
    await page.goto('/fr');
    await strip(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    expect(await faultsAtWidths(page, '[data-invite-strip]')).toEqual([]);
    await strip(page).getByRole('button').click();
    expect(await strip(page).count()).toBe(0);
    expect(await invitationCookie(visitor)).toBeDefined();
    await page.reload();
    await wait(60_000);
    expect(await strip(page).count()).toBe(0);
    expect(await invitation(page).count()).toBe(0);
  });

  rareTest('leads to the form by keyboard, which counts as an answer', async () => {
    visitor = await newVisitor(browser, inject('site'), {
      viewport: { width: 390, height: 844 },
    });
    const { page } = visitor;
    await page.goto('/en');
    await strip(page).getByRole('link').press('Enter');
    await expect.poll(() => page.url()).toMatch(/\/en#newsletter$/);
    expect(await invitationCookie(visitor)).toBeDefined();
  });

  rareTest('is a plain link without JavaScript', async () => {
    visitor = await newVisitor(browser, inject('site'), { javaScriptEnabled: false });
    const { page } = visitor;
    await page.goto('/en');
    expect(await strip(page).getByRole('button').count()).toBe(0);
    await strip(page).getByRole('link').click();
    await page.waitForURL(/\/en#newsletter$/);
  });
});
