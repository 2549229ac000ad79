import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type FormName, formOf } from '../../../src/site/forms/forms.ts';
import { plainPdf, validAnswers } from '../forms/answers.ts';
import { pageOf } from '../forms/posting.ts';
import { newVisitorAddress } from '../visitorAddress.ts';
import type { TestBrowser } from './browser.ts';
import { faultsIn } from './faults.ts';
import { tookOver } from './react.ts';
import { openTab } from './tab.ts';

/** Each tab is a different visitor. */
export const visitor = (options: BrowserContextOptions = {}): BrowserContextOptions => ({
  ...options,
  extraHTTPHeaders: newVisitorAddress(),
});

/** Fills in a form as a person does. */
export async function fill(
  page: Page,
  name: FormName,
  over: Record<string, string> = {},
): Promise<void> {
  const answers = { ...validAnswers(name), ...over };
  for (const { name: field, kind } of formOf(name).fields) {
    const answer = answers[field];
    const control = page.locator(`#${name}-${field}`);
    if (kind === 'file' && name === 'work')
      await control.setInputFiles({
        name: 'cv.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(plainPdf),
      });
    if (!answer || kind === 'hidden' || kind === 'file') continue;
    if (kind === 'checkbox') await page.locator(`[name="${field}"][value="${answer}"]`).check();
    else if (kind === 'select' || kind === 'province') await control.selectOption(answer);
    else await control.fill(answer);
  }
}
export const send = (page: Page, name: FormName) =>
  page.locator(`#${name} button[type=submit]:not([form])`).first().click();

/** Resolves once React has hydrated the form. */
export async function wake(page: Page, name: FormName): Promise<void> {
  await page.locator(`#${name} form.form`).hover();
  await tookOver(page, `#${name} form.form`);
}

/**
 * Opens the page of a form and, with `awake`, waits until React has taken it over. The
 * ethical channel's form is behind its policy.
 */
export async function openForm(
  browser: TestBrowser,
  name: FormName,
  { awake = true, ...options }: BrowserContextOptions & { awake?: boolean } = {},
) {
  const tab = await openTab(browser, pageOf(name), visitor(options));
  await toForm(tab.page, name);
  if (awake) await wake(tab.page, name);
  return tab;
}

export async function toForm(page: Page, name: FormName): Promise<void> {
  if (name !== 'ethical') return;
  await page.getByRole('button', { name: 'Aceptar y continuar' }).click();
  await page.waitForURL(/\?step=form/);
}

/** Resolves once the page shows errors, with JavaScript or as a new page. */
export async function sentBack(page: Page): Promise<void> {
  await page.locator('.errors').waitFor();
  await page.waitForLoadState();
}

/** Whether the errors have the focus, which comes a moment after they appear. */
export const errorsFocused = (page: Page) =>
  page.locator('.errors').evaluate((element) => element === document.activeElement);

/** Sends a form with nothing in it, then with everything, and looks at each state. */
export async function sendTwice(page: Page, name: FormName): Promise<void> {
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
  await page.locator('.thanks, .slip, .contest-ticket, dialog[open].pop').first().waitFor();
  await page.waitForLoadState();
  await expect.poll(() => page.title()).not.toMatch(/^Error/);
  expect(await faultsIn(page, 'main')).toEqual([]);
}
