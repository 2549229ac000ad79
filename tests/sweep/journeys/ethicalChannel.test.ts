import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { languages } from '../../../src/site/i18n/languages.ts';
import { openBrowser } from '../../support/browser/browser.ts';
import { faultsIn } from '../../support/browser/faults.ts';
import { fill, openForm, send } from '../../support/browser/formInBrowser.ts';
import { tooWide } from '../../support/browser/widths.ts';
import { pageOf } from '../../support/forms/posting.ts';
import { newVisitorAddress } from '../../support/visitorAddress.ts';

const browser = await openBrowser();
const phone = { width: 390, height: 844 };

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: phone,
    ...options,
    extraHTTPHeaders: newVisitorAddress(),
  });
  const page = await context.newPage();
  await page.goto(inject('site') + path);
  return page;
}

const bottomOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { bottom } = element.getBoundingClientRect();
    return bottom + scrollY;
  });

test.each([
  ['es', 'Formulario, paso 2 de 2 · Risi'],
  ['en', 'Form, step 2 of 2 · Risi'],
  ['fr', 'Formulaire, étape 2 sur 2 · Risi'],
] as const)(
  'in %s the form follows the accepted policy, without JavaScript, and says what it is',
  async (language, title) => {
    const page = await open(pageOf('ethical', language), { javaScriptEnabled: false });
    await page.locator('#accept button').click();
    await page.waitForURL(/step=form/);
    expect(await bottomOf(page, '#ethical-relacion')).toBeLessThanOrEqual(phone.height);
    expect(await page.title()).toBe(title);
    await page.context().close();
  },
);

test('the advice and the whole policy are printed, without the button', async () => {
  const page = await open(pageOf('ethical'));
  await page.emulateMedia({ media: 'print' });
  await page.getByText('Hacerlo no exige haber pasado por nosotros').waitFor();
  await page.locator('.channel details').first().locator('.prose').waitFor();
  expect(await page.locator('#accept').isVisible()).toBe(false);
  await page.context().close();
});

test('both steps with every section open have no axe violations, and fit 320 px', async () => {
  for (const path of ['', '?step=form']) {
    const page = await open(pageOf('ethical') + path);
    await page.locator('details').evaluateAll((all) => {
      for (const one of all) if (one.closest('main')) one.setAttribute('open', '');
    });
    expect(await faultsIn(page)).toEqual([]);
    expect(await tooWide(page, [320, 768, 1440])).toEqual([]);
    await page.context().close();
  }
});

test('without JavaScript a notice says that a document is sent unchanged', async () => {
  const page = await open(`${pageOf('ethical')}?step=form`, { javaScriptEnabled: false });
  await page.getByText('Sin scripts, se envían tal como están').waitFor();
  expect(await page.getByText('Quitar del PDF los datos ocultos').isVisible()).toBe(false);
  await page.context().close();
});

describe('the author of a report', () => {
  test('is accepted as same-origin even if the browser sends only Origin', async () => {
    await using tab = await openForm(browser, 'ethical', {
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
    await using tab = await openForm(browser, 'ethical');
    const { page } = tab;
    await page.locator('a[href="/es"]').first().click();
    await page.waitForURL(/\/es$/);
    expect(await page.evaluate(() => document.referrer)).toBe('');
  });

  test('keeps the text after reading the data protection policy', async () => {
    await using tab = await openForm(browser, 'ethical');
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
    expect(await tab.page.locator('#ethical-mensaje').inputValue()).toBe('Lo que vi el martes');
  });
});

test('the exit is a link without JavaScript', async () => {
  const page = await open(`${pageOf('ethical')}?step=form`, { javaScriptEnabled: false });
  await page.route('https://www.aemet.es/**', (route) => route.fulfill({ body: '' }));
  await page.locator('[data-leave]').click();
  await page.waitForURL('https://www.aemet.es/**');
  await page.context().close();
});

/**
 * What of the controls with the focus lies under the band or the header, one after the
 * other. Runs in the page.
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

describe.each([
  [320, 256],
  [390, 844],
  [1440, 900],
])('at %i by %i pixels', (width, height) => {
  test('the exit covers no focused field, link or header', async () => {
    const page = await open(`${pageOf('ethical')}?step=form`, {
      viewport: { width, height },
    });
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
    const [band, mark] = await Promise.all([
      page.locator('.way-out').boundingBox(),
      page.locator('header .mark').boundingBox(),
    ]);
    expect(band?.y).toBe(0);
    expect(await page.locator('[data-leave]').isVisible()).toBe(true);
    const header = mark && band && mark.y < 0 ? band.height : mark?.y;
    expect(header).toBeGreaterThanOrEqual(band?.height ?? Number.NaN);
    await page.context().close();
  });
});

test.each(languages)(
  'the banner in %s fits 320 px, without axe violations in light or forced colours',
  async (language) => {
    const page = await open(pageOf('ethical', language), {
      forcedColors: 'active',
    });
    expect(await tooWide(page, [320, 390, 768, 1440])).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
    expect(await faultsIn(page)).toEqual([]);
    await page.context().close();
  },
);

test('without JavaScript, going back from the receipt shows an empty form', async () => {
  const page = await open(`${pageOf('ethical')}?step=form`, { javaScriptEnabled: false });
  await page.locator('#ethical-relacion').selectOption('tercero');
  await page.locator('#ethical-mensaje').fill('Lo que vi el martes');
  await page.locator('#ethical-privacy').check();
  await page.locator('#ethical button[type=submit]').click();
  await page.waitForURL(/sent=/);
  await page.goBack();
  expect(await page.locator('#ethical-mensaje').inputValue()).toBe('');
  await page.context().close();
});
