import { PDFDocument } from 'pdf-lib';
import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { addressOf } from '../../src/site/addresses/addresses.ts';
import { languages } from '../../src/site/i18n/languages.ts';
import { words } from '../../src/site/i18n/words.ts';
import { faultsIn } from '../support/browser/faults.ts';
import { acceptPolicy, fill, openForm, pdf, send, wake } from '../support/browser/formInBrowser.ts';
import { type Habits, holdScripts, openTab, phone } from '../support/browser/tab.ts';
import { elsewhere, neutral, pressEscapeThrice } from '../support/browser/wayOut.ts';
import { placeOf, tooWide } from '../support/browser/widths.ts';
import { plainPdf } from '../support/forms/answers.ts';
import { pageOf } from '../support/forms/posting.ts';
import { isSweep, oneOf, rareTest } from '../support/inTurn.ts';

const policy = pageOf('ethical');
const withoutScript = { javaScriptEnabled: false };
const openChannel = (habits: Habits = {}) => openForm('ethical', { awake: false, ...habits });

const message = (page: Page) => page.locator('#ethical-mensaje');
/** The way out, by its place rather than its words. */
const wayOut = (page: Page) => page.locator('[data-leave]');

/** Pages behind this one, of which Back could show one. */
const historyLength = (page: Page) => page.evaluate(() => history.length);

test.each<[string, (page: Page) => Promise<void>]>([
  ['a click', (page) => wayOut(page).click()],
  ['Escape pressed three times', pressEscapeThrice],
  [
    'a click while the menu is open',
    async (page: Page) => {
      await page.locator('.burger > summary').click();
      await wayOut(page).click();
    },
  ],
])(
  '%s replaces a report with a neutral page, before any other script has loaded',
  async (_, leave) => {
    const { page } = await openTab(policy, { elsewhere });
    await holdScripts(page);
    const before = await historyLength(page);
    await acceptPolicy(page);
    await message(page).fill('Lo que vi el martes');
    await leave(page);
    await page.waitForURL(neutral);
    // Neither the form nor the policy is behind it.
    expect(await historyLength(page)).toBe(before);
    expect((await page.goBack())?.url() ?? page.url()).not.toContain('canal-etico');
  },
);

test('after leaving, Back leads to no page of the channel, whatever links were followed', async () => {
  const { page } = await openTab(policy, { elsewhere });
  const before = await historyLength(page);
  const follow = async (link: Locator, path: string) => {
    await link.first().click();
    await page.waitForURL((url) => url.pathname + url.hash === path);
  };
  const linkTo = (path: string) => page.locator(`main a[href="${path}"]`);
  await follow(linkTo('#accept'), `${policy}#accept`);
  const mailbox = addressOf('ethical-mailbox', 'es');
  await follow(linkTo(mailbox), mailbox);
  const inFrench = addressOf('ethical-mailbox', 'fr');
  await follow(page.locator(`footer [href="${inFrench}"]`), inFrench);
  await wayOut(page).click();
  await page.waitForURL(neutral);
  expect(await historyLength(page)).toBe(before);
  expect((await page.goBack())?.url() ?? page.url()).not.toMatch(/canal-/);
});

test('a search from the channel does not tell the next page where it was made', async () => {
  const { page } = await openTab(`${policy}?step=form`);
  const search = page.locator('header form input[name=q]').first();
  await search.evaluate((field: HTMLInputElement) => field.form?.requestSubmit());
  await page.waitForURL((url) => url.pathname === addressOf('search', 'es'));
  expect(await page.evaluate(() => document.referrer)).toBe('');
});

test('the receipt of a report that was being sent does not take the place of the neutral page', async () => {
  const { page } = await openForm('ethical', { elsewhere });
  const [answered, shown] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(/api.contacto/, async (route) => {
    const response = await route.fetch();
    await answered.promise;
    await route.fulfill({ response });
  });
  await page.route(neutral, async (route) => {
    await shown.promise;
    await route.fulfill({ body: '' });
  });
  const visited: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visited.push(request.url());
  });
  await fill(page, 'ethical');
  await send(page, 'ethical');
  await page.getByRole('button', { name: 'Lo estamos enviando' }).waitFor();
  const waiting = page.waitForRequest(neutral);
  await pressEscapeThrice(page);
  await waiting;
  const received = page.waitForResponse(/api.contacto/);
  answered.resolve();
  await (await received).finished();
  shown.resolve();
  await page.waitForURL(neutral);
  expect(visited).toHaveLength(1);
});

test('Escape that is held, or pressed once more, does not stop the way out', async () => {
  const { page } = await openChannel({ elsewhere });
  const shown = Promise.withResolvers<void>();
  await page.route(neutral, async (route) => {
    await shown.promise;
    await route.fulfill(elsewhere);
  });
  const stopped = await page.evaluate(() =>
    [false, false, false, true, false].map((repeat) => {
      const init = { key: 'Escape', repeat, bubbles: true, cancelable: true };
      return document.body.dispatchEvent(new KeyboardEvent('keydown', init));
    }),
  );
  expect(stopped).toEqual([true, true, false, false, false]);
  shown.resolve();
  await page.waitForURL(neutral);
});

test('Escape that closes a menu, or is pressed between words, does not leave the page', async () => {
  const { page } = await openChannel();
  for (const key of ['Escape', 'Escape', 'Shift', 'Escape', 'Escape', 'a', 'Escape'])
    await page.keyboard.press(key);
  await message(page).fill('Lo que vi');
  expect(await message(page).inputValue()).toBe('Lo que vi');
  expect(page.url()).toContain('step=form');
});

rareTest('the way out is a link without JavaScript', async () => {
  const { page } = await openChannel({ ...withoutScript, elsewhere });
  await wayOut(page).click();
  await page.waitForURL(neutral);
});

test.each(oneOf(languages))(
  'no step of the channel in %s stores anything in the browser',
  async (language) => {
    const { page, kept } = await openTab(pageOf('ethical', language));
    await acceptPolicy(page);
    await wake(page, 'ethical');
    await fill(page, 'ethical');
    const restorable = ':is(input, select, textarea):not([type=hidden], [autocomplete=off])';
    expect(await page.locator(restorable).count()).toBe(0);
    await send(page, 'ethical');
    await page.waitForURL(/sent=/);
    await page.locator('.slip').waitFor();
    expect(await kept()).toEqual([]);
  },
);

test('going back to a form of the channel shows it empty', async () => {
  const { page } = await openChannel();
  await fill(page, 'ethical');
  await page.locator('footer a[href="/es/historia"]').first().click();
  await page.waitForURL(/historia/);
  await page.goBack();
  await expect.poll(() => message(page).inputValue()).toBe('');
  expect(await page.locator('#ethical-privacy').isChecked()).toBe(false);
});

test('what a browser keeps of a page of the channel in spite of ‘no-store’ is empty, and is loaded anew', async () => {
  const { page } = await openChannel();
  const transit = (type: string) =>
    page.evaluate(
      (type) => dispatchEvent(new PageTransitionEvent(type, { persisted: true })),
      type,
    );
  await transit('pagehide');
  expect(await page.evaluate(() => document.body.innerText.trim())).toBe('');
  await transit('pageshow');
  await message(page).waitFor();
  expect(page.url()).toContain('step=form');
});

const fileField = '#ethical-documentation';
const cleaning = (page: Page) =>
  page.getByRole('checkbox', { name: /Quitar del PDF los datos ocultos/ });
const chosen = (page: Page, name: string) => page.locator('.drop b', { hasText: name }).waitFor();

test('a document is sent without its author if the box is ticked, before or after choosing it, and its code is copied', async () => {
  const { page } = await openForm('ethical', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const signed = await PDFDocument.create();
  signed.setAuthor('Zxqv Iglesias');
  signed.addPage().drawText('Lo que vi el martes');
  const file = pdf('zxqv.pdf', await signed.save({ useObjectStreams: false }));
  const author = /005A007800710076/i;
  expect(file.buffer.toString('latin1')).toMatch(author);
  const held = () =>
    page
      .locator(fileField)
      .evaluate(
        async ({ files }: HTMLInputElement) =>
          files?.[0]?.name + ((await files?.[0]?.text()) ?? ''),
      );
  await page.locator(fileField).setInputFiles(file);
  await chosen(page, 'zxqv.pdf');
  await cleaning(page).check();
  await chosen(page, 'documento.pdf');
  expect(await held()).not.toMatch(author);
  await cleaning(page).uncheck();
  await chosen(page, 'zxqv.pdf');
  expect(await held()).toMatch(author);
  await cleaning(page).check();
  await chosen(page, 'documento.pdf');
  await fill(page, 'ethical');
  await send(page, 'ethical');
  await page.waitForURL(/sent=/);
  expect(await page.title()).toBe('Enviado: Resguardo con tu código · Risi');
  const code = await page.locator('.reference').first().innerText();
  await page.locator('[data-copy-code]').first().click();
  await page.getByRole('button', { name: 'Copiado' }).first().waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  expect(await faultsIn(page)).toEqual([]);
});

const locked = plainPdf.replace('/Root', '/Encrypt << /Filter /Standard >> /Root');

test('a report does not leave without a document that cannot be cleaned, and the reason is shown', async () => {
  const { page } = await openForm('ethical');
  const released = Promise.withResolvers<void>();
  await page.route(/withoutMetadata/, async (route) => {
    await released.promise;
    await route.continue();
  });
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await fill(page, 'ethical');
  await cleaning(page).check();
  await page.locator(fileField).setInputFiles(pdf('protegido.pdf', locked));
  await send(page, 'ethical');
  await page.getByRole('button', { name: 'Lo estamos enviando' }).waitFor();
  released.resolve();
  await page
    .locator(`${fileField}-error`, { hasText: 'No podemos quitar los datos ocultos de este PDF' })
    .waitFor();
  await page.getByRole('button', { name: 'Enviar la comunicación' }).waitFor();
  expect(await page.locator(fileField).inputValue()).toBe('');
  expect(posts).toEqual([]);
});

rareTest('without JavaScript a notice says that a document is sent unchanged', async () => {
  const { page } = await openChannel(withoutScript);
  await page.getByText('Sin scripts, se envían tal como están').waitFor();
  expect(await page.getByText('Quitar del PDF los datos ocultos').isVisible()).toBe(false);
});

test.each(isSweep ? languages : [])(
  'in %s the form that follows the accepted policy says so, and begins on the first screen of a phone',
  async (language) => {
    const { page } = await openTab(pageOf('ethical', language), { ...phone, ...withoutScript });
    await acceptPolicy(page);
    expect(await page.title()).toBe(`${words[language]('report.formTitle')} · Risi`);
    expect((await placeOf(page.locator('#ethical-relacion'))).bottom).toBeLessThan(phone.height);
  },
);

rareTest('the advice and the whole policy are printed, without the button', async () => {
  const { page } = await openTab(policy);
  await page.emulateMedia({ media: 'print' });
  await page.getByText('Hacerlo no exige haber pasado por nosotros').waitFor();
  await page.locator('.channel details').first().locator('.prose').waitFor();
  expect(await page.locator('#accept').isVisible()).toBe(false);
});

test.each(isSweep ? ['', '?step=form'] : [])(
  'a step with every section open has no axe violations, and fits 320 px (%s)',
  async (step) => {
    const { page } = await openTab(policy + step);
    await page.locator('main details').evaluateAll((all) => {
      for (const one of all) one.setAttribute('open', '');
    });
    expect(await faultsIn(page)).toEqual([]);
    expect(await tooWide(page, [320, 768, 1440])).toEqual([]);
  },
);

rareTest(
  'the author of a report is accepted as same-origin even if the browser sends only Origin',
  async () => {
    const { page } = await openChannel(withoutScript);
    await fill(page, 'ethical');
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await send(page, 'ethical');
    expect((await (await sent).allHeaders())['origin']).toBe(inject('site'));
  },
);

rareTest(
  'the author of a report keeps the text after reading the data protection policy',
  async () => {
    const { page, context } = await openForm('ethical');
    await message(page).fill('Lo que vi el martes');
    const opened = context.waitForEvent('page');
    await page
      .locator('#ethical')
      .getByRole('link', { name: 'política de protección de datos (se abre en otra pestaña)' })
      .click();
    await (await opened).getByRole('heading', { level: 1 }).waitFor();
    expect(await message(page).inputValue()).toBe('Lo que vi el martes');
  },
);

/**
 * What of the control with the focus lies under the band or the header. Runs in the page.
 */
function hiddenControl(): string | undefined {
  const control = document.activeElement;
  if (!control || control === document.body) return undefined;
  const { left, right, top, bottom } = control.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, Math.min((top + bottom) / 2, top + 20)];
  const above = document.elementFromPoint(x, y);
  if (!above || control.contains(above) || above.contains(control)) return undefined;
  const label = above.closest('label')?.contains(control);
  return label ? undefined : `${control.outerHTML.slice(0, 80)} under ${above.className}`;
}

test.each(
  isSweep
    ? [
        [320, 256],
        [390, 844],
        [1440, 900],
      ]
    : [],
)(
  'at %i by %i pixels the way out covers no focused field, link or header',
  async (width, height) => {
    const { page } = await openChannel({ width, height });
    const controls = await page
      .locator('main :is(a, input, select, textarea, button), footer a')
      .count();
    const hidden: string[] = [];
    for (let i = 0; i < controls + 12; i++) {
      await page.keyboard.press('Tab');
      const found = await page.evaluate(hiddenControl);
      if (found) hidden.push(found);
    }
    expect(hidden).toEqual([]);
    const band = await placeOf(page.locator('.way-out'));
    const mark = await placeOf(page.locator('.bar > .wrap > a .mark'));
    expect(band.top).toBe(0);
    expect(await wayOut(page).isVisible()).toBe(true);
    // It has scrolled away, or lies below.
    expect(mark.top < 0 || mark.top >= band.bottom).toBe(true);
  },
);
