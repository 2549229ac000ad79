import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { chromiumFlags, chromiumPath } from '../../../build/commands/chromium.ts';
import { openBrowser } from '../../support/browser/browser.ts';
import { faultsIn } from '../../support/browser/faults.ts';
import { tookOver } from '../../support/browser/react.ts';
import { tooWide } from '../../support/browser/widths.ts';
import { pageOf } from '../../support/forms/posting.ts';
import { newVisitorAddress } from '../../support/visitorAddress.ts';

const browser = await openBrowser();
const neutral = 'https://www.aemet.es/';
const languages = ['es', 'en', 'fr'] as const;

/** A page of the channel, and a neutral site that answers. */
async function openChannel(
  options: BrowserContextOptions = {},
  path = `${pageOf('ethical')}?step=form`,
): Promise<Page> {
  const context = await browser.newContext({
    ...options,
    extraHTTPHeaders: newVisitorAddress(),
  });
  const page = await context.newPage();
  await page.route(`${neutral}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>El tiempo</title>' }),
  );
  await page.goto(inject('site') + path);
  return page;
}

const message = (page: Page) => page.locator('#ethical-mensaje');
/** What the band says, by its place rather than its words. */
const wayOut = (page: Page) => page.locator('[data-leave]');

/** Pages behind this one, of which Back could show one. */
const historyLength = (page: Page) => page.evaluate(() => history.length);

const ways: Record<string, (page: Page) => Promise<void>> = {
  'a click': (page) => wayOut(page).click(),
  'Escape pressed three times': async (page) => {
    const devtools = await page.context().newCDPSession(page);
    const key = { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 };
    // None waits for the one before, which on a busy machine would take too long.
    await Promise.all(
      (['keyDown', 'keyUp', 'keyDown', 'keyUp', 'keyDown', 'keyUp'] as const).map(
        (type) => devtools.send('Input.dispatchKeyEvent', { type, ...key }),
      ),
    );
  },
};

describe.each(Object.entries(ways))('%s', (_, leave) => {
  test('replaces a report with a neutral page, before any other script has loaded', async () => {
    const page = await openChannel({}, pageOf('ethical'));
    await page.route(/assets\/(?!start-)[^/]*\.js/, () => undefined);
    const before = await historyLength(page);
    await page.locator('#accept button').click();
    await page.waitForURL(/step=form/);
    await message(page).fill('Lo que vi el martes');
    await leave(page);
    await page.waitForURL(`${neutral}**`);
    // Neither the form nor the policy is behind it.
    expect(await historyLength(page)).toBe(before);
    expect((await page.goBack())?.url() ?? page.url()).not.toContain('canal-etico');
    await page.context().close();
  });
});

test('Escape that closes a menu, or is pressed between words, does not leave the page', async () => {
  const page = await openChannel();
  for (const key of ['Escape', 'Escape', 'Shift', 'Escape', 'Escape', 'a', 'Escape'])
    await page.keyboard.press(key);
  await message(page).fill('Lo que vi');
  expect(await message(page).inputValue()).toBe('Lo que vi');
  expect(page.url()).toContain('step=form');
  await page.context().close();
});

test('the exit is a link without JavaScript', async () => {
  const page = await openChannel({ javaScriptEnabled: false });
  await wayOut(page).click();
  await page.waitForURL(`${neutral}**`);
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
    const page = await openChannel({ viewport: { width, height } });
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
    expect(await wayOut(page).isVisible()).toBe(true);
    const header = mark && band && mark.y < 0 ? band.height : mark?.y;
    expect(header).toBeGreaterThanOrEqual(band?.height ?? Number.NaN);
    await page.context().close();
  });
});

test.each(languages)(
  'no step of the channel in %s stores anything in the browser',
  async (language) => {
    const page = await openChannel({}, pageOf('ethical', language));
    await page.locator('#accept button').click();
    await page.waitForURL(/step=form/);
    await page.locator('#ethical form').hover();
    await tookOver(page, '#ethical form');
    await page.locator('#ethical-relacion').selectOption('tercero');
    await message(page).fill('Lo que vi el martes');
    await page.locator('#ethical-privacy').check();
    await page.locator('#ethical button[type=submit]').click();
    await page.waitForURL(/sent=/);
    await page.locator('.slip').waitFor();
    expect(await page.evaluate(whatIsKept)).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    await page.context().close();
  },
);

/** Names of all that a page may keep. Runs in the page. */
async function whatIsKept(): Promise<string[]> {
  return [
    document.cookie,
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  ].filter((name) => name !== '');
}

test('a browser’s back/forward cache restores the form empty', async () => {
  const remembering = await chromium.launch({
    executablePath: chromiumPath(),
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await remembering.newPage();
    await page.goto(`${inject('site')}${pageOf('ethical')}?step=form`);
    await message(page).fill('Lo que vi el martes');
    await page.locator('#ethical-privacy').check();
    await page.locator('footer a[href="/es/historia"]').first().click();
    await page.waitForURL(/historia/);
    await page.goBack();
    expect(await message(page).inputValue()).toBe('');
    expect(await page.locator('#ethical-privacy').isChecked()).toBe(false);
  } finally {
    await remembering.close();
  }
});

test.each(languages)(
  'the banner in %s fits 320 px, without axe violations in light or forced colours',
  async (language) => {
    const page = await openChannel(
      { forcedColors: 'active' },
      pageOf('ethical', language),
    );
    expect(await tooWide(page, [320, 390, 768, 1440])).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
    expect(await faultsIn(page)).toEqual([]);
    await page.context().close();
  },
);

test('without JavaScript, going back from the receipt shows an empty form', async () => {
  const page = await openChannel({ javaScriptEnabled: false });
  await page.locator('#ethical-relacion').selectOption('tercero');
  await message(page).fill('Lo que vi el martes');
  await page.locator('#ethical-privacy').check();
  await page.locator('#ethical button[type=submit]').click();
  await page.waitForURL(/sent=/);
  await page.goBack();
  expect(await message(page).inputValue()).toBe('');
  await page.context().close();
});
