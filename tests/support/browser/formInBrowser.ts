import type { BrowserContextOptions, Page } from 'playwright-core';
import { type FormName, formOf } from '../../../src/site/forms/forms.ts';
import { plainPdf, validAnswers } from '../forms/answers.ts';
import { pageOf } from '../forms/posting.ts';
import { newVisitorAddress } from '../visitorAddress.ts';
import type { TestBrowser } from './browser.ts';
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
    if (kind === 'checkbox')
      await page.locator(`[name="${field}"][value="${answer}"]`).check();
    else if (kind === 'select' || kind === 'province') await control.selectOption(answer);
    else await control.fill(answer);
  }
}
export const send = (page: Page, name: FormName) =>
  page.locator(`#${name} button[type=submit]`).first().click();

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
