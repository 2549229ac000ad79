import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { type FormName, formNames } from '../../src/site/forms/forms.ts';
import { openBrowser } from '../support/browser/browser.ts';
import { fill } from '../support/browser/formInBrowser.ts';
import { tookOver } from '../support/browser/react.ts';
import { pageOf } from '../support/forms/posting.ts';
import { oneOf, rareTest } from '../support/oneOf.ts';

const browser = await openBrowser();

/** Lets the entry script through, and holds every other back until it is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/assets\/(?!start-)[^/]*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const addressOf = (name: FormName) =>
  inject('site') + pageOf(name) + (name === 'ethical' ? '?step=form' : '');

/** What the fields of a form hold, by name. */
const heldBy = (page: Page, name: FormName) =>
  page
    .locator(`#${name} form.form`)
    .evaluate((form) => Object.fromEntries(new FormData(form as HTMLFormElement)));

test.each(oneOf(formNames, formNames.indexOf('distributor')))(
  'the form %s keeps every answer given while its script was loading',
  async (name) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const release = await holdScripts(page);
    await page.goto(addressOf(name));
    await fill(page, name);
    const before = await heldBy(page, name);
    release();
    await tookOver(page, `#${name} form.form`);
    expect(await heldBy(page, name)).toEqual(before);
    await page
      .locator(`#${name} [role=status]`, { hasText: '¡Perfecto! Ya puedes enviarlo' })
      .waitFor();
    await page.context().close();
  },
);

test('returned answers that were changed while the script was loading stay changed', async () => {
  const page = await browser.newPage();
  const release = await holdScripts(page);
  await page.goto(addressOf('question'));
  await fill(page, 'question');
  await page.locator('#question-email').fill('x');
  await page.locator('#question button[type=submit]').click();
  await page.locator('.errors').waitFor();
  await page.locator('#question-email').fill('carmen@example.com');
  await page.locator('#question-mensaje').fill('Crujía poco');
  await page.locator('#question-provincia').selectOption('45');
  await page.locator('#question-cp').fill('45001');
  await page.locator('#question [name=comunicaciones]').uncheck();
  const before = await heldBy(page, 'question');
  release();
  await tookOver(page, '#question form.form');
  expect(await heldBy(page, 'question')).toEqual(before);
  expect(await page.locator('.errors').count()).toBe(0);
  await page.context().close();
});

rareTest('a returned long text stays when another answer changes', async () => {
  const page = await browser.newPage();
  const release = await holdScripts(page);
  await page.goto(addressOf('question'));
  await fill(page, 'question');
  await page.locator('#question-email').fill('x');
  await page.locator('#question button[type=submit]').click();
  await page.locator('.errors').waitFor();
  release();
  await page.locator('#question form.form').hover();
  await tookOver(page, '#question form.form');
  await page.locator('#question-email').fill('carmen@example.com');
  await page.locator('#question-email').blur();
  await page.locator('.errors').waitFor({ state: 'detached' });
  expect(await page.locator('#question-mensaje').inputValue()).toContain('No crujía');
  await page.context().close();
});
