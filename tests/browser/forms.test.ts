import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { type FormName, formNames, formOf } from '../../src/site/forms/forms.ts';
import { plainPdf, validAnswers, wrongAnswers } from '../support/answers.ts';
import { openBrowser } from '../support/browser.ts';
import { faultsIn } from '../support/faults.ts';
import { fill, send, visitor, wake } from '../support/formInBrowser.ts';
import { pageOf } from '../support/posting.ts';
import { tookOver } from '../support/react.ts';
import { openTab } from '../support/tab.ts';

const browser = await openBrowser();

/** A date input takes no day that does not exist. */
const tooYoung = '2024-02-29';

/**
 * Opens the page of a form and, with `awake`, waits until React has taken it over. The
 * ethical channel's form is behind its policy.
 */
async function openForm(
  name: FormName,
  { awake = true, ...options }: BrowserContextOptions & { awake?: boolean } = {},
) {
  const tab = await openTab(browser, pageOf(name), visitor(options));
  await toForm(tab.page, name);
  if (awake) await wake(tab.page, name);
  return tab;
}

async function toForm(page: Page, name: FormName): Promise<void> {
  if (name !== 'ethical') return;
  await page.getByRole('button', { name: 'Aceptar y continuar' }).click();
  await page.waitForURL(/\?step=form/);
}

/** Resolves once the page shows errors, with JavaScript or as a new page. */
async function sentBack(page: Page): Promise<void> {
  await page.locator('.errors').waitFor();
  await page.waitForLoadState();
}

/** Whether the errors have the focus, which comes a moment after they appear. */
const errorsFocused = (page: Page) =>
  page.locator('.errors').evaluate((element) => element === document.activeElement);

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
    await using tab = await openForm(name, { viewport: { width: 390, height: 844 } });
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

test('a question with a document is sent without JavaScript', async () => {
  const context = await browser.newContext(visitor({ javaScriptEnabled: false }));
  const page = await context.newPage();
  await page.goto(inject('site') + pageOf('question'));
  await fill(page, 'question', { email: 'x' });
  await page.locator('#question-documentation').setInputFiles({
    name: 'a.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(plainPdf),
  });
  await send(page, 'question');
  await sentBack(page);
  expect(await page.locator('.errors li').allTextContents()).toEqual([
    'Vuelve a elegir el documento: la página no puede conservarlo',
    'Escribe un correo completo, como nombre@ejemplo.es',
  ]);
  await page.locator('#question-email').fill('carmen@example.com');
  await page.locator('#question-documentation').setInputFiles({
    name: 'a.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(plainPdf),
  });
  await send(page, 'question');
  expect(await page.locator('.thanks').textContent()).toContain('Tu referencia');
  await context.close();
});

describe('a question by keyboard alone', () => {
  test('is asked, corrected and sent, and is labelled for screen readers', async () => {
    await using tab = await openForm('question');
    const { page } = tab;
    const focus = () => page.evaluate(() => document.activeElement?.id);
    await page.locator('#question-asunto').focus();
    await page.keyboard.type('Una bolsa muda');
    await page.keyboard.press('Tab');
    await page.keyboard.type('No crujía');
    for (const next of ['producto', 'lote', 'consumo_preferente', 'documentation']) {
      await page.keyboard.press('Tab');
      expect(await focus()).toBe(`question-${next}`);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.type('Carmen');
    for (const [text, next] of [
      ['Iglesias', 'question-apellidos'],
      ['carmen@correo', 'question-email'],
    ] as const) {
      await page.keyboard.press('Tab');
      expect(await focus()).toBe(next);
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    await expect.poll(() => errorsFocused(page)).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(focus).toBe('question-email');
    const email = page.getByRole('textbox', { name: 'Correo electrónico' });
    expect(await email.getAttribute('aria-describedby')).toBe('question-email-error');
    expect(await page.locator('#question-email-error').textContent()).toBe(
      'Escribe un correo completo, como nombre@ejemplo.es',
    );
    await page.keyboard.press('End');
    await page.keyboard.type('.es');
    await page.keyboard.press('Tab');
    await page.locator('#question-email-error').waitFor({ state: 'detached' });
    expect(await focus()).toBe('question-telefono');
    await page.keyboard.type('600 000 000');
    await page
      .getByRole('checkbox', {
        name: 'He leído y acepto la política de protección de datos',
      })
      .focus();
    await page.keyboard.press('Space');
    await page
      .locator('[role=status]', { hasText: '¡Perfecto! Ya puedes enviarlo' })
      .waitFor();
    await page.getByRole('button', { name: 'Enviar' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.thanks').waitFor();
    expect(await page.locator('.thanks').innerText()).toMatch(
      /Nos pondremos en contacto contigo lo antes posible\s+Tu referencia: [A-Z0-9-]{14}/,
    );
    await expect
      .poll(() =>
        page.locator('.thanks').evaluate((element) => element === document.activeElement),
      )
      .toBe(true);
  });
});

test('a question in English uses the company’s wording at every step', async () => {
  const context = await browser.newContext(visitor());
  const page = await context.newPage();
  await page.goto(inject('site') + pageOf('question', 'en'));
  await wake(page, 'question');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/contacto*', async (route) => {
    await held;
    await route.continue();
  });
  const status = page.locator('#question form.form [role=status]').last();
  await send(page, 'question');
  await expect.poll(() => status.textContent()).toBe('Please, check all fields');
  await fill(page, 'question');
  await page.locator('#question-mensaje').blur();
  await expect.poll(() => status.textContent()).toBe('Perfect! You can send it now');
  await send(page, 'question');
  await expect.poll(() => status.textContent()).toBe('We are sending it');
  answer();
  await page
    .locator('.thanks', { hasText: 'We will contact you as soon as possible' })
    .waitFor();
  await context.close();
});

test('answers whose receipt was lost are sent again under the same reference', async () => {
  const context = await browser.newContext(visitor());
  const page = await context.newPage();
  await page.goto(inject('site') + pageOf('other'));
  await wake(page, 'other');
  await fill(page, 'other');
  let lost = '';
  await page.route('**/api/contacto*', async (route) => {
    lost = ((await (await route.fetch()).json()) as { reference: string }).reference;
    await route.abort();
  });
  await send(page, 'other');
  await expect.poll(() => errorsFocused(page)).toBe(true);
  await page.unroute('**/api/contacto*');
  await send(page, 'other');
  await page.locator('.thanks').waitFor();
  expect(await page.locator('.thanks').textContent()).toContain(lost);
  await context.close();
});

describe('the author of a report', () => {
  test('is accepted as same-origin even if the browser sends only Origin', async () => {
    await using tab = await openForm('ethical', {
      awake: false,
      javaScriptEnabled: false,
    });
    const { page } = tab;
    await fill(page, 'ethical');
    const [request] = await Promise.all([
      page.waitForRequest((sent) => sent.method() === 'POST'),
      send(page, 'ethical'),
    ]);
    expect((await request.allHeaders())['origin']).toBe(inject('site'));
  });

  test('is not revealed to the next page', async () => {
    await using tab = await openForm('ethical');
    const { page } = tab;
    await page.locator('a[href="/es"]').first().click();
    await page.waitForURL(/\/es$/);
    expect(await page.evaluate(() => document.referrer)).toBe('');
  });

  test('keeps the text after reading the data protection policy', async () => {
    await using tab = await openForm('ethical');
    await tab.page.locator('#ethical-mensaje').fill('Lo que vi el martes');
    const [policy] = await Promise.all([
      tab.page.context().waitForEvent('page'),
      tab.page
        .locator('#ethical')
        .getByRole('link', {
          name: 'política de protección de datos (se abre en otra pestaña)',
        })
        .click(),
    ]);
    await policy.getByRole('heading', { level: 1 }).waitFor();
    expect(await tab.page.locator('#ethical-mensaje').inputValue()).toBe(
      'Lo que vi el martes',
    );
  });
});

test('React loads when a form is first used, and keeps what was typed before', async () => {
  await using tab = await openForm('other', { awake: false });
  const { page, requests } = tab;
  const scripts = () => requests.filter((url) => url.endsWith('.js')).length;
  const before = scripts();
  // As a browser that fills in by itself, without any event.
  await page.locator('#other-apellidos').evaluate((input: HTMLInputElement) => {
    input.value = 'Iglesias';
  });
  expect(requests.some((url) => url.includes('hydrateIsland'))).toBe(false);
  await page.locator('#other-nombre').fill('Carmen');
  await expect
    .poll(() => requests.some((url) => url.includes('hydrateIsland')))
    .toBe(true);
  await tookOver(page, '#other form.form');
  expect(scripts()).toBeGreaterThan(before);
  expect([
    await page.locator('#other-nombre').inputValue(),
    await page.locator('#other-apellidos').inputValue(),
  ]).toEqual(['Carmen', 'Iglesias']);
});

test.each(['question', 'distributor'] as const)(
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
    await page
      .locator(`#${name} form.form`)
      .evaluate((form: HTMLFormElement) => form.submit());
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
  await using tab = await openForm('other');
  const { page } = tab;
  await send(page, 'other');
  await page.locator('.errors').waitFor();
  await page.locator('#other-mensaje').fill('Hola');
  await page.locator('#other-privacy').click();
  expect(await page.locator('#other-privacy').isChecked()).toBe(true);
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
