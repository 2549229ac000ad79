import type { BrowserContext, Page } from 'playwright-core';
import { inject, test } from 'vitest';
import { addressOfPlace } from '../../../src/site/addresses/addresses.ts';
import { type Language, languages } from '../../../src/site/i18n/languages.ts';
import { pageTypes } from '../places.ts';
import { openBrowser, type TestBrowser } from './browser.ts';
import { facesOfTheSystem } from './faces.ts';
import { faultsIn } from './faults.ts';
import { layoutShifts, sumOf } from './layoutShifts.ts';
import { resizeTo, tooWide } from './widths.ts';

/** Milliseconds that a font is late, so that the text is painted without it before. */
const fontDelay = 300;

/**
 * A lead that takes a line more in the late face moves a page by 0.02 to 0.04, a headline
 * that breaks anew or a column that falls below another by more.
 */
const tolerableShift = 0.05;

/**
 * Visits a page of every type in one language. A file for each language, so that they
 * are visited side by side.
 */
export async function visitEveryPage(language: Language, width: number): Promise<void> {
  const tabs = tabsOf(await openBrowser(), width);
  const addresses = pageTypes.map((place) => addressOfPlace(place, language));

  // One page is looked at while another waits for its fonts.
  test.concurrent.for(addresses)(
    '%s opens at its top, uses the brand’s fonts, has no layout shift or axe violations, contacts no other host, and fits every width, even with text at 200 %',
    async (path, { expect }) => {
      await using tab = await tabs.take();
      const { page, foreign } = tab;
      await page.goto(inject('site') + path, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect.soft(await page.evaluate(() => scrollY)).toBe(0);
      expect.soft(await facesOfTheSystem(tab.ask)).toEqual([]);
      const shifts = await page.evaluate(layoutShifts);
      expect
        .soft(sumOf(shifts), JSON.stringify(shifts))
        .toBeLessThanOrEqual(tolerableShift);
      await page.evaluate(layOutSkipped);
      expect.soft(await tooWide(page, [320])).toEqual([]);
      // The rest takes longer than all of this, and differs little by language.
      if (languages[addresses.indexOf(path) % languages.length] === language) {
        expect.soft(await faultsIn(page)).toEqual([]);
        expect.soft(await tooWide(page, [900, 2560])).toEqual([]);
        await resizeTo(page, 1280);
        await tab.setTextSize(200);
        // What a script fits follows a moment later.
        const settled = { message: 'with 200 % text', timeout: 15_000 };
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth), settled)
          .toBeLessThanOrEqual(1280);
        await expect.poll(() => page.evaluate(textCutOff), settled).toEqual([]);
      }
      expect(foreign).toEqual([]);
    },
  );
}

interface SweptTab extends AsyncDisposable {
  page: Page;
  context: BrowserContext;
  /** Asks the browser's devtools. */
  ask(method: string, parameters?: object): Promise<object>;
  /** Sets the text size of the browser's settings, in percent. */
  setTextSize(percent: number): Promise<unknown>;
  /** Addresses of other hosts that the page asked for. */
  foreign: string[];
}

/**
 * Tabs whose fonts are late, each used by one page after the other: a fresh browser
 * context for every page takes three times the processor time. A tab that is given
 * back has forgotten the visit.
 */
function tabsOf(browser: TestBrowser, width: number): { take(): Promise<SweptTab> } {
  const idle: SweptTab[] = [];
  const open = async (): Promise<SweptTab> => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const foreign: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!/^(data|about):/.test(url) && !url.startsWith(inject('site')))
        foreign.push(url);
    });
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, fontDelay));
      await route.continue();
    });
    const tab: SweptTab = {
      page,
      context,
      ask: (method, parameters) =>
        devtools.send(method as never, parameters as never) as Promise<object>,
      foreign,
      setTextSize: (percent: number) =>
        devtools.send('Page.setFontSizes', {
          fontSizes: { standard: 0.16 * percent, fixed: 0.13 * percent },
        }),
      [Symbol.asyncDispose]: async () => {
        await forgetVisit(tab);
        idle.push(tab);
      },
    };
    return tab;
  };
  return {
    take: async () => {
      const tab = idle.pop() ?? (await open());
      await tab.page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
      return tab;
    },
  };
}

/** Gives a tab the text size, the storage and the records of a new one. */
async function forgetVisit(tab: SweptTab): Promise<void> {
  const { page, context, foreign, setTextSize } = tab;
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  await setTextSize(100);
  foreign.length = 0;
}

/** Shows the sections that are laid out only once they are near. Runs in the page. */
function layOutSkipped(): void {
  for (const section of document.querySelectorAll<HTMLElement>('.chapter'))
    section.style.contentVisibility = 'visible';
}

/** Texts that an element cuts off which does not scroll. Runs in the page. */
function textCutOff(): string[] {
  const cut: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (
      !element ||
      !node.textContent?.trim() ||
      element.closest(
        '.sr, dialog, details:not([open]), [hidden], .banners, script, style',
      ) ||
      !element.checkVisibility({ visibilityProperty: true })
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    for (
      let box = element as Element | null;
      box && box !== document.body;
      box = box.parentElement
    ) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const frame = box.getBoundingClientRect();
      const acrossCut =
        ['hidden', 'clip'].includes(overflowX) &&
        (text.right > frame.right + 2 || text.left < frame.left - 2);
      const downCut =
        ['hidden', 'clip'].includes(overflowY) &&
        (text.bottom > frame.bottom + 8 || text.top < frame.top - 8);
      if (acrossCut || downCut)
        cut.push(`«${node.textContent.trim().slice(0, 40)}» in ${box.className}`);
    }
  }
  return cut;
}
