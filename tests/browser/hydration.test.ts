import { expect, inject, test } from 'vitest';
import { openBrowser } from '../support/browser/browser.ts';
import { fill, openForm, send, sentBack, visitor, wake } from '../support/browser/formInBrowser.ts';
import { tookOver } from '../support/browser/react.ts';
import { validAnswers } from '../support/forms/answers.ts';
import { pageOf } from '../support/forms/posting.ts';
import { oneOf } from '../support/oneOf.ts';

const browser = await openBrowser();

test('React loads when a form is first used, and keeps what was typed before', async () => {
  await using tab = await openForm(browser, 'other', { awake: false });
  const { page, requests } = tab;
  const scripts = () => requests.filter((url) => url.endsWith('.js')).length;
  const before = scripts();
  // As a browser that fills in by itself, without any event.
  await page.locator('#other-apellidos').evaluate((input: HTMLInputElement) => {
    input.value = 'Iglesias';
  });
  expect(requests.some((url) => url.includes('hydrateIsland'))).toBe(false);
  await page.locator('#other-nombre').fill('Carmen');
  await expect.poll(() => requests.some((url) => url.includes('hydrateIsland'))).toBe(true);
  await tookOver(page, '#other form.form');
  expect(scripts()).toBeGreaterThan(before);
  expect([
    await page.locator('#other-nombre').inputValue(),
    await page.locator('#other-apellidos').inputValue(),
  ]).toEqual(['Carmen', 'Iglesias']);
});

test.each(oneOf(['question', 'distributor'] as const, 1))(
  'answers returned by the server to the form %s stay when React loads',
  async (name) => {
    const context = await browser.newContext(visitor());
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page.goto(inject('site') + pageOf(name));
    const answers = { ...validAnswers(name), nombre: '', apellidos: '<b> & "Núñez"' };
    await fill(page, name, answers);
    // As the browser sends it where the script has not come yet.
    await page.locator(`#${name} form.form`).evaluate((form: HTMLFormElement) => form.submit());
    await sentBack(page);
    const given = () =>
      page
        .locator(`#${name} form.form`)
        .evaluate((form: HTMLFormElement) =>
          Object.fromEntries(
            [...new FormData(form)].filter(([, value]) => typeof value === 'string'),
          ),
        );
    const before = await given();
    expect(before).toMatchObject(answers);
    await wake(page, name);
    expect(await given()).toEqual(before);
    await page.locator(`#${name}-nombre`).fill('Carmen');
    await page.locator(`#${name}-nombre`).blur();
    await page.locator('.errors').waitFor({ state: 'detached' });
    expect(await given()).toEqual({ ...before, nombre: 'Carmen' });
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('tapping the next field works although messages above it disappear', async () => {
  await using tab = await openForm(browser, 'other');
  const { page } = tab;
  await send(page, 'other');
  await page.locator('.errors').waitFor();
  await page.locator('#other-mensaje').fill('Hola');
  await page.locator('#other-privacy').click();
  expect(await page.locator('#other-privacy').isChecked()).toBe(true);
});
