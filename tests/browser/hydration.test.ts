import { expect, test } from 'vitest';
import { type FormName, formNames } from '../../src/site/forms/forms.ts';
import {
  answersIn,
  fill,
  openForm,
  send,
  sentBack,
  tookOver,
  wake,
} from '../support/browser/formInBrowser.ts';
import { holdScripts, newTab, phone } from '../support/browser/tab.ts';
import { validAnswers } from '../support/forms/answers.ts';
import { pageOf } from '../support/forms/posting.ts';
import { oneOf } from '../support/inTurn.ts';

test('React loads when a form is first used, and keeps what was typed before', async () => {
  const { page, requests } = await openForm('other', { awake: false });
  const isReactThere = () => requests.some((url) => url.includes('hydrateIsland'));
  // As a browser that fills in by itself, without any event.
  await page.locator('#other-apellidos').evaluate((input: HTMLInputElement) => {
    input.value = 'Iglesias';
  });
  expect(isReactThere()).toBe(false);
  await page.locator('#other-nombre').fill('Carmen');
  await tookOver(page, 'other');
  expect(isReactThere()).toBe(true);
  expect(await answersIn(page, 'other')).toMatchObject({ nombre: 'Carmen', apellidos: 'Iglesias' });
});

/** A form whose script does not arrive until it is released. */
async function openEarly(name: FormName) {
  const { page } = await newTab({ ...phone, expected: /status of 422/ });
  const release = await holdScripts(page);
  await page.goto(pageOf(name) + (name === 'ethical' ? '?step=form' : ''));
  return { page, release };
}

test.each(oneOf(formNames, formNames.indexOf('distributor')))(
  'the form %s keeps every answer given while its script was loading',
  async (name) => {
    const { page, release } = await openEarly(name);
    await fill(page, name);
    const before = await answersIn(page, name);
    release();
    await tookOver(page, name);
    expect(await answersIn(page, name)).toEqual(before);
    await page
      .locator(`#${name} [role=status]`, { hasText: '¡Perfecto! Ya puedes enviarlo' })
      .waitFor();
  },
);

test('returned answers that were changed while the script was loading stay changed', async () => {
  const { page, release } = await openEarly('question');
  await fill(page, 'question', { email: 'x' });
  await send(page, 'question');
  await sentBack(page);
  await page.locator('#question-email').fill('carmen@example.com');
  await page.locator('#question-mensaje').fill('Crujía poco');
  await page.locator('#question-provincia').selectOption('45');
  await page.locator('#question-cp').fill('45001');
  await page.locator('#question [name=comunicaciones]').uncheck();
  const before = await answersIn(page, 'question');
  release();
  await tookOver(page, 'question');
  expect(await answersIn(page, 'question')).toEqual(before);
  expect(await page.locator('.errors').count()).toBe(0);
});

test.each(oneOf(['question', 'distributor'] as const, 1))(
  'answers returned by the server to the form %s stay when React loads',
  async (name) => {
    const { page } = await openForm(name, { awake: false, expected: /status of 422/ });
    const answers = { ...validAnswers(name), nombre: '', apellidos: '<b> & "Núñez"' };
    await fill(page, name, answers);
    // As the browser sends it where the script has not come yet.
    await page.locator(`#${name} form.form`).evaluate((form: HTMLFormElement) => form.submit());
    await sentBack(page);
    const before = await answersIn(page, name);
    expect(before).toMatchObject(answers);
    await wake(page, name);
    expect(await answersIn(page, name)).toEqual(before);
    await page.locator(`#${name}-nombre`).fill('Carmen');
    await page.locator(`#${name}-nombre`).blur();
    await page.locator('.errors').waitFor({ state: 'detached' });
    expect(await answersIn(page, name)).toEqual({ ...before, nombre: 'Carmen' });
  },
);

test('tapping the next field works although messages above it disappear', async () => {
  const { page } = await openForm('other');
  await send(page, 'other');
  await sentBack(page);
  await page.locator('#other-mensaje').fill('Hola');
  await page.locator('#other-privacy').click();
  expect(await page.locator('#other-privacy').isChecked()).toBe(true);
});
