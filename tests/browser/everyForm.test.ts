import { describe, expect, test } from 'vitest';
import { formNames, formOf } from '../../src/site/forms/forms.ts';
import {
  answersIn,
  fill,
  openForm,
  send,
  sendTwice,
  sentBack,
  thanked,
} from '../support/browser/formInBrowser.ts';
import { newTab, phone } from '../support/browser/tab.ts';
import { wrongAnswers } from '../support/forms/answers.ts';
import { pageOf } from '../support/forms/posting.ts';
import { oneOf, rareTest } from '../support/inTurn.ts';

describe.each(oneOf(formNames, formNames.indexOf('contest')))('the form %s', (name) => {
  test('is sent with JavaScript after its errors were shown, without axe violations in any state', async () => {
    const { page } = await openForm(name, phone);
    await sendTwice(page, name);
  });

  rareTest('and without it', async () => {
    // axe is a script itself, so scripts run; the site's own never arrives.
    const { page } = await newTab({ expected: /ERR_FAILED|status of 422/ });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(pageOf(name) + (name === 'ethical' ? '?step=form' : ''));
    await sendTwice(page, name);
  });

  test('marks each wrong answer, and no valid one', async () => {
    // Browsers allow neither too much text nor choices that are not offered.
    const wrong = formOf(name).fields.filter(({ kind }) =>
      ['email', 'tel', 'date', 'postcode'].includes(kind),
    );
    const { page } = await openForm(name, { expected: /status of 422/ });
    // A date input takes no day that does not exist: this one is too young.
    const answers = { ...wrongAnswers, date: '2024-02-29' };
    await fill(
      page,
      name,
      Object.fromEntries(wrong.map((one) => [one.name, answers[one.kind] ?? ''])),
    );
    await send(page, name);
    await sentBack(page);
    const named = await page
      .locator('.errors a[href]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(named).toEqual(wrong.map((field) => `#${name}-${field.name}`));
  });
});

test('a wrong format is pointed out once the field is left, and nothing that is still missing', async () => {
  const { page } = await openForm('work', { language: 'fr' });
  const phoneNumber = page.getByRole('textbox', { name: 'Téléphone' });
  await phoneNumber.fill('06 12 34 56 78');
  await phoneNumber.press('Tab');
  const error = page.locator('#work-telefono-error');
  await error.waitFor();
  expect(await page.locator('[id$=-error]').count()).toBe(1);
  expect(await page.locator('.errors').count()).toBe(0);
  await phoneNumber.fill('+33 6 12 34 56 78');
  await phoneNumber.press('Tab');
  await error.waitFor({ state: 'detached' });
});

test('the ticket of an entry shows its whole code on a narrow phone', async () => {
  const { page } = await openForm('contest', { width: 320, height: 700 });
  await fill(page, 'contest');
  await send(page, 'contest');
  await thanked(page, 'contest');
  const ticket = page.locator('.contest-ticket');
  const toEdge = await ticket.evaluate((all) => {
    const code = all.querySelector('.reference');
    if (!code) throw new Error('The ticket has no code');
    // Letters differ in width, and the next code may have wide ones.
    code.textContent = 'NMTB-YG38-WH9M';
    const letters = document.createRange();
    letters.selectNodeContents(code);
    return all.getBoundingClientRect().right - letters.getBoundingClientRect().right;
  });
  // The bites at the edge are 0.9rem deep.
  expect(toEdge).toBeGreaterThan(14.4);
});

rareTest('the button holds still when the form says that it can be sent', async () => {
  const { page } = await openForm('other');
  await fill(page, 'other');
  const button = page.locator('#other [type=submit]');
  const status = page.locator('#other [role=status] .status');
  await status.waitFor();
  const place = await button.boundingBox();
  await page.locator('#other [name=privacy]').uncheck();
  await status.waitFor({ state: 'detached' });
  expect(await button.boundingBox()).toEqual(place);
});

rareTest('the product of a question and its pack are kept when the language changes', async () => {
  const { page } = await openForm('question');
  await page.getByRole('combobox', { name: 'Producto' }).selectOption('jummy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await page.waitForURL(/\/en\//);
  await expect.poll(() => page.locator('.choice img').getAttribute('src')).toMatch(/\/pack-jummy-/);
  expect(await answersIn(page, 'question')).toMatchObject({ producto: 'jummy' });
});
