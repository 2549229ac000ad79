import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type FormName, formOf } from '../../../src/site/forms/forms.ts';
import type { Language } from '../../../src/site/i18n/languages.ts';
import { plainPdf, validAnswers } from '../forms/answers.ts';
import { pageOf } from '../forms/posting.ts';
import { faultsIn } from './faults.ts';
import { type Habits, openTab, phone } from './tab.ts';

export const pdf = (name: string, content: string | Uint8Array = plainPdf) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(content),
});

/** Fills in a form as a person does; an empty answer leaves its field alone. */
export async function fill(
  page: Page,
  name: FormName,
  over: Record<string, string> = {},
): Promise<void> {
  const answers = { ...validAnswers(name), ...over };
  for (const { name: field, kind } of formOf(name).fields) {
    const answer = answers[field];
    const control = page.locator(`#${name}-${field}`);
    if (kind === 'file' && name === 'work' && over[field] !== '')
      await control.setInputFiles(pdf('cv.pdf'));
    if (!answer || kind === 'hidden' || kind === 'file') continue;
    if (kind === 'checkbox') await page.locator(`[name="${field}"][value="${answer}"]`).check();
    else if (kind === 'select' || kind === 'province') await control.selectOption(answer);
    else await control.fill(answer);
  }
}

export const send = (page: Page, name: FormName) =>
  page.locator(`#${name} button[type=submit]:not([form])`).first().click();

const formSelector = (name: FormName) => `#${name} form.form`;

/**
 * Resolves once React has hydrated the form: it then has properties on the elements.
 */
export const tookOver = (page: Page, name: FormName) =>
  page.waitForFunction(
    (form) =>
      Object.keys(document.querySelector(form) ?? {}).some((key) => key.startsWith('__reactFiber')),
    formSelector(name),
  );

/** Uses the form, and resolves once React has hydrated it. */
export async function wake(page: Page, name: FormName): Promise<void> {
  await page.locator(formSelector(name)).hover();
  await tookOver(page, name);
}

/** Accepts the policy that is before the form of the ethical channel. */
export async function acceptPolicy(page: Page): Promise<void> {
  await page.locator('#accept button').click();
  await page.waitForURL(/\?step=form/);
}

/** Opens the page of a form and, with `awake`, waits until React has taken it over. */
export async function openForm(
  name: FormName,
  {
    language = 'es',
    awake = true,
    ...habits
  }: Habits & { language?: Language; awake?: boolean } = {},
) {
  const path = pageOf(name, language);
  const tab = await openTab(name === 'ethical' ? `${path}?step=form` : path, habits);
  if (awake && habits.javaScriptEnabled !== false) await wake(tab.page, name);
  return tab;
}

/** What the fields of a form hold, except for files. */
export const answersIn = (page: Page, name: FormName) =>
  page
    .locator(formSelector(name))
    .evaluate((form: HTMLFormElement) =>
      Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value === 'string')),
    );

/** The forms with a file field, and its name. */
export const fileFields = {
  question: 'documentation',
  work: 'cv',
  ethical: 'documentation',
} as const;
export type FormWithFile = keyof typeof fileFields;

/** A form on a phone, and the parts of its file field. */
export async function openFileForm(
  name: FormWithFile,
  options: Parameters<typeof openForm>[1] = {},
) {
  const { page } = await openForm(name, { ...phone, ...options });
  const input = page.locator(`#${name}-${fileFields[name]}`);
  const field = page.locator('.field', { has: input });
  return {
    page,
    field,
    input,
    drop: field.locator('.drop'),
    remove: field.locator('button'),
    message: field.locator('.msg'),
    choose: (buffer: Buffer, name: string, mimeType = 'image/jpeg') =>
      input.setInputFiles({ name, mimeType, buffer }),
  };
}

/** Resolves once the page shows errors, with JavaScript or as a new page. */
export async function sentBack(page: Page): Promise<void> {
  await page.locator('.errors').waitFor();
  await page.waitForLoadState();
}

/** Resolves once the page says that it received a form, with JavaScript or as a new page. */
export async function thanked(page: Page, name: FormName): Promise<void> {
  // A form with a receipt goes on to its page, also with JavaScript.
  if (formOf(name).dated) await page.waitForURL(/\?sent=/);
  await page.locator('.thanks, .slip, .contest-ticket, dialog[open].pop').first().waitFor();
  await page.waitForLoadState();
}

/** Whether an element has the focus. */
export const hasFocus = (element: Locator) =>
  element.evaluate((it) => it === document.activeElement);

/** Whether the errors have the focus, which comes a moment after they appear. */
export const errorsFocused = (page: Page) => hasFocus(page.locator('.errors'));

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
  await thanked(page, name);
  await expect.poll(() => page.title()).not.toMatch(/^Error/);
  expect(await faultsIn(page, 'main')).toEqual([]);
}
