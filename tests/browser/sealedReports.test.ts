import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addressOf } from '../../src/site/addresses/addresses.ts';
import { codeShownMs } from '../../src/site/ethicalChannel/mailboxAddress.ts';
import { type FormName, formOf } from '../../src/site/forms/forms.ts';
import { type Language, languages } from '../../src/site/i18n/languages.ts';
import { words } from '../../src/site/i18n/words.ts';
import { faultsIn } from '../support/browser/faults.ts';
import {
  acceptPolicy,
  fill,
  hasFocus,
  openForm,
  pdf,
  send,
  tookOver,
  wake,
} from '../support/browser/formInBrowser.ts';
import { type Habits, newTab, openTab, phone } from '../support/browser/tab.ts';
import { elsewhere, neutral, pressEscapeThrice } from '../support/browser/wayOut.ts';
import { tooWide } from '../support/browser/widths.ts';
import { plainPdf } from '../support/forms/answers.ts';
import { pageOf } from '../support/forms/posting.ts';
import { reportsOf } from '../support/forms/reports.ts';
import { newOfficer, readAll } from '../support/forms/sealedSite.ts';
import { isSweep, oneOf, rareTest } from '../support/inTurn.ts';
import { ownSite } from '../support/ownSite.ts';

const [officer, substitute] = [await newOfficer(), await newOfficer()];
const settings = {
  REPORT_PUBLIC_KEY: officer.keys[0]?.publicKey ?? '',
  REPORT_SUBSTITUTE_KEY: substitute.keys[0]?.publicKey ?? '',
};
const site = await ownSite(settings);
afterAll(() => site.close());
const here = { ...phone, site: site.url };
const { report, does } = reportsOf(site);

const messages = async (who: typeof officer) =>
  (await readAll(site, who)).map(({ answers }) => answers['mensaje']);

const question = '¿Cuándo fue exactamente?';
/** Opens the mailbox of a report to which the officer has written. */
let code = '';
beforeAll(async () => {
  const { reference, code: shown } = await report('Lo que vi', { documentation: '' });
  code = shown;
  await does(officer, 'ask', reference, question);
});

const mailbox = (language: Language, habits: Habits = {}) =>
  openTab(addressOf('ethical-mailbox', language), { ...here, ...habits });

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab');
    if (await hasFocus(page.locator(selector))) return;
  }
  throw new Error(`Tab does not come to ${selector}`);
}

/** Types the code and opens the mailbox, without a pointer. */
async function openByKeyboard(page: Page): Promise<void> {
  await tabTo(page, '#codigo');
  await page.keyboard.type(code.toLowerCase());
  await page.keyboard.press('Enter');
  await page.locator('.letters').waitFor();
  // The script that counts Escape has arrived.
  await page.waitForLoadState('load');
}

test.each(
  oneOf(
    languages.flatMap((language) => [true, false].map((scripted) => [language, scripted] as const)),
  ),
)(
  'in %s its author reads and answers by keyboard alone, JavaScript: %s',
  async (language, javaScriptEnabled) => {
    const { page } = await mailbox(language, { javaScriptEnabled });
    await openByKeyboard(page);
    await page.getByText(question).first().waitFor();
    expect(page.url()).not.toContain(code.slice(0, 4));
    const reply = `El martes, ${language}, ${javaScriptEnabled}`;
    await tabTo(page, '#mensaje');
    await page.keyboard.type(reply);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page
      .getByRole('status')
      .filter({ hasText: words[language]('mailbox.sent') })
      .waitFor();
    await page.locator('.letter--author', { hasText: reply }).waitFor();
  },
);

test('a receipt keeps its code in another language, and asks before a link takes its place', async () => {
  const { page, wait } = await openForm('ethical', here);
  await fill(page, 'ethical');
  await send(page, 'ethical');
  const code = page.locator('.slip__code .reference');
  const shown = await code.innerText();
  await page.locator('footer [data-language=fr]').click();
  await page.waitForURL(/canal-ethique/);
  expect(await code.innerText()).toBe(shown);
  await wait(0);
  const question = page.getByRole('dialog', { name: words.fr('mailbox.noted') });
  const mailbox = page.locator(`main a[href="${addressOf('ethical-mailbox', 'fr')}"]`);
  await mailbox.click();
  await question.waitFor();
  await question.getByRole('button', { name: words.fr('mailbox.stay') }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await code.innerText()).toBe(shown);
  await mailbox.click();
  await question.getByRole('button', { name: words.fr('mailbox.goOn') }).click();
  await page.waitForURL((url) => url.pathname === addressOf('ethical-mailbox', 'fr'));
});

test('a receipt asks before another language too, once its address no longer shows the code', async () => {
  const { page, wait } = await openForm('ethical', here);
  await fill(page, 'ethical');
  await send(page, 'ethical');
  const code = page.locator('.slip__code .reference');
  const shown = await code.innerText();
  await wait(0);
  await page.clock.install();
  await page.clock.fastForward(codeShownMs);
  await page.locator('footer [data-language=fr]').click();
  const question = page.getByRole('dialog', { name: words.es('mailbox.noted') });
  await question.getByRole('button', { name: words.es('mailbox.stay') }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await code.innerText()).toBe(shown);
});

test('the way out of a receipt works while it asks', async () => {
  const { page, wait } = await openForm('ethical', { ...here, elsewhere });
  await fill(page, 'ethical');
  await send(page, 'ethical');
  await page.locator('.slip__code').waitFor();
  // A receipt asks once its script has run.
  await wait(0);
  await page.locator(`main a[href="${addressOf('ethical-mailbox', 'es')}"]`).click();
  await page.getByRole('dialog').waitFor();
  await page.locator('[data-leave]').click();
  await page.waitForURL(neutral);
});

/** Tries a code that opens nothing, and returns what the browser sends. */
async function tryWrongCode(language: Language) {
  const { page } = await mailbox(language, { expected: /status of 4/ });
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await page.locator('#codigo').fill('BBBB-BBBB-BBBB-BBBB-BBBB');
  await page.keyboard.press('Enter');
  const problem = page.getByRole('alert');
  await problem.filter({ hasText: words[language]('mailbox.unknown') }).waitFor();
  return { problem, post: await posted };
}

test.each(oneOf(languages, 1))(
  'a wrong code in %s shows an error with the focus',
  async (language) => {
    const { problem } = await tryWrongCode(language);
    // A browser gives the focus a moment after the page is shown.
    await expect.poll(() => hasFocus(problem)).toBe(true);
  },
);

test('the form of a mailbox names its origin, which older browsers show in no other way', async () => {
  const { post } = await tryWrongCode('es');
  expect(await post.headerValue('origin')).toBe(site.url);
});

test('a link that is followed before a post has left does not tell where it was', async () => {
  const { page } = await mailbox('es');
  await page.locator('#codigo').fill('BBBB-BBBB-BBBB-BBBB-BBBB');
  await page.evaluate(() => {
    document.querySelector<HTMLFormElement>('main form[method=post]')?.requestSubmit();
    document.querySelector<HTMLElement>('header a[href="/es"]')?.click();
  });
  await page.waitForURL('**/es');
  expect(await page.evaluate(() => document.referrer)).toBe('');
});

test('pressing Escape three times leaves an opened mailbox, and Back does not reopen it', async () => {
  const { page } = await mailbox('es', { elsewhere });
  await openByKeyboard(page);
  await pressEscapeThrice(page);
  await page.waitForURL(neutral);
  await page.goBack();
  expect(await page.content()).not.toContain(question);
});

test('an opened mailbox that was left asks for its code again on Back', async () => {
  const { page } = await mailbox('es');
  await openByKeyboard(page);
  await page.goto(addressOf('history', 'es'));
  await page.goBack();
  await page.reload();
  await page.locator('#codigo:not([type=hidden])').waitFor();
  expect(await page.content()).not.toContain(question);
});

test('with JavaScript, a report is sealed before it leaves the browser, even if a response is lost', async () => {
  const { page } = await openForm('ethical', {
    site: site.url,
    language: 'en',
    expected: /ERR_FAILED/,
  });
  const bodies: string[] = [];
  await page.route('**/api/contacto**', async (route) => {
    bodies.push(route.request().postDataBuffer()?.toString('latin1') ?? '');
    if (bodies.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  const answers = {
    relacion: 'empleado',
    mensaje: 'Zxqvelmo saw it',
    nombre: 'Zxqvelmo',
    email: 'zxqvelmo@example.com',
  };
  const file = pdf('zxqvelmo.pdf', plainPdf.replace('1.4\n', '1.4\n% zxqvelmo\n'));
  await fill(page, 'ethical', answers);
  await page.locator('[name=documentation]').setInputFiles(file);
  await send(page, 'ethical');
  await page.locator('#ethical-errors').waitFor();
  await send(page, 'ethical');
  await page.waitForURL(/sent=/);
  expect(bodies).toHaveLength(2);
  for (const body of bodies) {
    expect(body).toContain('risi1.');
    expect(body).not.toMatch(/zxqvelmo|empleado|%PDF/i);
  }
  // Sent twice, and taken once.
  const reports = (await readAll(site, officer)).filter(
    ({ answers }) => answers['mensaje'] === 'Zxqvelmo saw it',
  );
  expect(reports).toMatchObject([
    { language: 'en', answers, attachment: { name: 'zxqvelmo.pdf' } },
  ]);
  expect(Buffer.from(reports[0]?.document ?? []).equals(file.buffer)).toBe(true);
});

test('a report whose document was changed since it was chosen is not sent in clear', async () => {
  const { page } = await openForm('ethical', here);
  const folder = mkdtempSync(join(tmpdir(), 'risi-changed-'));
  const file = join(folder, 'zxqvelmo.pdf');
  writeFileSync(file, plainPdf);
  await fill(page, 'ethical', { mensaje: 'Zxqvelmo, cambiado' });
  await page.locator('[name=documentation]').setInputFiles(file);
  await page.locator('.drop b', { hasText: 'zxqvelmo.pdf' }).waitFor();
  writeFileSync(file, `${plainPdf}\n`);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await send(page, 'ethical');
  await page.locator('#ethical-errors').waitFor();
  expect(await page.locator('.errors').innerText()).toContain(words.es('invalid.fileBroken'));
  expect(sent).toEqual([]);
  await page.locator('[name=documentation]').setInputFiles(file);
  await send(page, 'ethical');
  await page.waitForURL(/sent=/);
  rmSync(folder, { recursive: true });
});

test('with JavaScript, a report kept from the officer is sealed to the substitute alone', async () => {
  const { page } = await openForm('ethical', here);
  await fill(page, 'ethical', { mensaje: 'Es sobre el responsable' });
  await page.locator('[name=sin_responsable]').check();
  const sending = page.waitForRequest('**/api/contacto**');
  await send(page, 'ethical');
  const body = (await sending).postData() ?? '';
  expect(body.match(/risi1\.[\w-]{8}/g)).toEqual([
    `risi1.${substitute.keys[0]?.publicKey.slice(0, 8)}`,
  ]);
  await page.waitForURL(/sent=/);
  expect(await messages(substitute)).toContain('Es sobre el responsable');
  expect(await messages(officer)).not.toContain('Es sobre el responsable');
});

/**
 * How long a browser may keep each file that sending a form loads; or, of a form that is
 * no report, also the home page, which shares some parts.
 */
async function filesOf(name: FormName): Promise<Map<string, string>> {
  const { page } = await newTab({ ...here, cold: true });
  const files = new Map<string, string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/assets/'))
      files.set(pathname, response.headers()['cache-control'] ?? '');
  });
  if (name !== 'ethical') {
    await page.goto('/es');
    await page.locator('h1').hover();
    await page.locator('.swiper-initialized').first().waitFor();
  }
  await page.goto(pageOf(name));
  if (name === 'ethical') await acceptPolicy(page);
  await wake(page, name);
  await fill(page, name);
  if (name === 'ethical') {
    const file = await PDFDocument.create();
    file.addPage();
    await page.getByRole('checkbox', { name: /datos ocultos/ }).check();
    await page
      .locator('#ethical-documentation')
      .setInputFiles(pdf('zxqvelmo.pdf', await file.save()));
    await page.locator('.drop b', { hasText: 'documento.pdf' }).waitFor();
  }
  await send(page, name);
  await page.locator('.thanks, .slip').first().waitFor();
  return files;
}

rareTest('no browser keeps what only pages of the channel load', async () => {
  const others = await filesOf('work');
  const own = [...(await filesOf('ethical'))].filter(([file]) => !others.has(file));
  // The way out, sealing, and cleaning a document.
  expect(own.length).toBeGreaterThanOrEqual(3);
  for (const [file, kept] of own) expect(`${file} ${kept}`).toBe(`${file} no-store`);
});

test.each(isSweep ? languages : [])(
  'an opened mailbox in %s has no axe violations in light or high contrast, and fits 320 px',
  async (language) => {
    const { page } = await mailbox(language);
    await page.locator('#codigo').fill(code);
    await page.keyboard.press('Enter');
    await page.locator('.letters').waitFor();
    expect(await faultsIn(page)).toEqual([]);
    await page.emulateMedia({ contrast: 'more' });
    expect(await faultsIn(page)).toEqual([]);
    expect(await tooWide(page, [320, 768, 1440])).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    // Who wrote is said in words, and boxes keep their borders without colours.
    const borders = await page
      .locator('.letter')
      .evaluateAll((all) =>
        all.map((letter) => parseFloat(getComputedStyle(letter).borderTopWidth)),
      );
    expect(Math.min(...borders)).toBeGreaterThan(0);
  },
);

rareTest(
  'a report with a document is written, sent and followed up by keyboard alone',
  async () => {
    const { page } = await openTab(pageOf('ethical'), {
      ...here,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await tabTo(page, '#accept button');
    await page.keyboard.press('Enter');
    await page.waitForURL(/step=form/);
    await tabTo(page, '#ethical-relacion');
    await tookOver(page, 'ethical');
    // What Enter opens is the system's own window: the browser must know in time that a
    // test takes its place.
    const choosing = page.waitForEvent('filechooser');
    await page.keyboard.press('ArrowDown');
    const value = await page.locator('#ethical-relacion').inputValue();
    expect(formOf('ethical').fields[0]?.options?.map((one) => one.value)).toContain(value);
    await tabTo(page, '#ethical-mensaje');
    await page.keyboard.type('Zxqvelmo, por teclado');
    await tabTo(page, '#ethical-documentation');
    await page.keyboard.press('Enter');
    await (await choosing).setFiles(pdf('zxqvelmo.pdf'));
    await page.locator('.drop b', { hasText: 'zxqvelmo.pdf' }).waitFor();
    await tabTo(page, '#ethical-privacy');
    await page.keyboard.press('Space');
    await tabTo(page, '#ethical button[type=submit]');
    await page.keyboard.press('Enter');
    await page.waitForURL(/sent=/);
    const shown = await page.locator('.slip__code .reference').innerText();
    await tabTo(page, '.slip__code [data-copy-code]');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
    const reports = await readAll(site, officer);
    const report = reports.find(({ answers }) => answers['mensaje'] === 'Zxqvelmo, por teclado');
    expect(Buffer.from(report?.document ?? []).toString()).toBe(plainPdf);
    await page.goto(addressOf('ethical-mailbox', 'es'));
    await tabTo(page, '#codigo');
    await page.keyboard.type(shown);
    await page.keyboard.press('Enter');
    await page.getByText(words.es('mailbox.none')).waitFor();
  },
);

describe('after the substitute’s key was removed, the page that was open before', () => {
  const withoutSubstitute = { REPORT_PUBLIC_KEY: officer.keys[0]?.publicKey ?? '' };
  afterEach(() => site.deploy(settings));

  test('tells who kept the report from the officer, and sends it once they untick the box', async () => {
    const { page } = await openForm('ethical', { ...here, expected: /status of 4/ });
    await fill(page, 'ethical', { mensaje: 'Es sobre el responsable, sellada' });
    const box = page.locator('[name=sin_responsable]');
    await box.check();
    await site.deploy(withoutSubstitute);
    await send(page, 'ethical');
    const refused = page.locator('#ethical-sin_responsable-error');
    await expect.poll(() => refused.innerText()).toContain(words.es('invalid.withoutOfficer'));
    await box.uncheck();
    await send(page, 'ethical');
    await page.waitForURL(/sent=/);
  });

  test('seals a report for both anew, to the officer alone', async () => {
    const { page } = await openForm('ethical', { ...here, expected: /status of 4/ });
    await fill(page, 'ethical', { mensaje: 'Para quien quede' });
    await site.deploy(withoutSubstitute);
    await send(page, 'ethical');
    await page.waitForURL(/sent=/);
    expect(await messages(officer)).toContain('Para quien quede');
    expect(await messages(substitute)).not.toContain('Para quien quede');
  });
});

// Last, because it takes the substitute away.
test('a report that can no longer be kept from the officer goes to them only once its author unticks the box', async () => {
  const { page } = await openForm('ethical', {
    ...here,
    awake: false,
    expected: /status of 4|ERR_FAILED/,
  });
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.reload();
  await fill(page, 'ethical', { mensaje: 'Es sobre el responsable, otra vez' });
  const box = page.locator('[name=sin_responsable]');
  await box.check();
  await site.deploy({ REPORT_PUBLIC_KEY: officer.keys[0]?.publicKey ?? '' });
  await page.unroute(/\/assets\/.*\.js/);
  await send(page, 'ethical');
  const refused = page.locator('#ethical-sin_responsable-error');
  await refused.waitFor();
  await wake(page, 'ethical');
  await send(page, 'ethical');
  await page.locator('#ethical-errors').waitFor();
  expect(await refused.innerText()).toContain(words.es('invalid.withoutOfficer'));
  await box.uncheck();
  await send(page, 'ethical');
  await page.waitForURL(/sent=/);
});
