import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { type FormName, formNames, formOf } from '../../../src/site/forms/forms.ts';
import { openBrowser } from '../../support/browser/browser.ts';
import { faultsIn } from '../../support/browser/faults.ts';
import {
  errorsFocused,
  fill,
  openForm,
  send,
  sentBack,
  toForm,
  visitor,
  wake,
} from '../../support/browser/formInBrowser.ts';
import { openTab } from '../../support/browser/tab.ts';
import { wrongAnswers } from '../../support/forms/answers.ts';
import { pageOf } from '../../support/forms/posting.ts';

const browser = await openBrowser();

/** A date input takes no day that does not exist. */
const tooYoung = '2024-02-29';

/** Sends a form with nothing in it, then with everything, and looks at each state. */
async function sendTwice(page: Page, name: FormName): Promise<void> {
  expect(await faultsIn(page, 'main')).toEqual([]);
  const required = formOf(name).fields.filter((field) => field.required);
  await send(page, name);
  await sentBack(page);
  await expect.poll(() => page.title()).toMatch(/^Error: /);
  await expect.poll(() => errorsFocused(page)).toBe(true);
  expect(await page.locator('.errors a').count()).toBe(required.length);
  for (const field of required) {
    const control = page.locator(`#${name}-${field.name}`);
    expect(await control.getAttribute('aria-invalid'), field.name).toBe('true');
    expect(await control.getAttribute('aria-describedby'), field.name).toContain(
      `${name}-${field.name}-error`,
    );
  }
  expect(await faultsIn(page, 'main')).toEqual([]);
  await fill(page, name);
  await send(page, name);
  // A form with a receipt goes on to its page, also with JavaScript.
  if (formOf(name).dated) await page.waitForURL(/\?sent=/);
  await page
    .locator('.thanks, .slip, .contest-ticket, dialog[open].pop')
    .first()
    .waitFor();
  await page.waitForLoadState();
  await expect.poll(() => page.title()).not.toMatch(/^Error/);
  expect(await faultsIn(page, 'main')).toEqual([]);
}

describe.each(formNames)('the form %s', (name) => {
  test('is sent with JavaScript after its errors were shown, without axe violations in any state', async () => {
    await using tab = await openForm(browser, name, {
      viewport: { width: 390, height: 844 },
    });
    await sendTwice(tab.page, name);
  });

  test('marks each wrong answer, and no valid one, with and without JavaScript', async () => {
    // Browsers allow neither too much text nor choices that are not offered.
    const wrong = formOf(name).fields.filter(({ kind }) =>
      ['email', 'tel', 'date', 'postcode'].includes(kind),
    );
    const answers = Object.fromEntries(
      wrong.map((field) => [
        field.name,
        field.kind === 'date' ? tooYoung : (wrongAnswers[field.kind] ?? ''),
      ]),
    );
    for (const scripted of [true, false]) {
      const context = await browser.newContext(visitor({ javaScriptEnabled: scripted }));
      const page = await context.newPage();
      await page.goto(inject('site') + pageOf(name));
      await toForm(page, name);
      if (scripted) await wake(page, name);
      await fill(page, name, answers);
      await send(page, name);
      await sentBack(page);
      const named = await page
        .locator('.errors a[href]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      // A file has to be attached again where the page was sent back.
      expect(named.filter((field) => scripted || field !== '#work-cv')).toEqual(
        wrong.map((field) => `#${name}-${field.name}`),
      );
      await context.close();
    }
  });

  test('is sent without JavaScript after its errors were shown, without axe violations in any state', async () => {
    const context = await browser.newContext(
      visitor({ viewport: { width: 1440, height: 900 } }),
    );
    const page = await context.newPage();
    // axe is a script itself, so scripts run; the site's own never arrives.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(inject('site') + pageOf(name));
    await toForm(page, name);
    await sendTwice(page, name);
    await context.close();
  });
});

test.each(['/es/contacto/trabaja-con-nosotros', '/fr/contact/question-ou-commentaire'])(
  'the file field on %s fits a phone without JavaScript',
  async (path) => {
    for (const width of [320, 390]) {
      await using tab = await openTab(browser, path, { width, javaScriptEnabled: false });
      expect(await tab.page.evaluate(() => document.documentElement.scrollWidth)).toBe(
        width,
      );
    }
  },
);
