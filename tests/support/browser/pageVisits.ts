import { afterAll, expect, inject, test } from 'vitest';
import { addressOfPlace, addressRow, type Place } from '../../../src/site/addresses/addresses.ts';
import { type Language, languages } from '../../../src/site/i18n/languages.ts';
import { knownPlaces, pageTypes } from '../places.ts';
import { lendContext } from './browser.ts';
import { coveredText } from './coveredText.ts';
import { faultsIn } from './faults.ts';
import { layoutShifts, sumOf } from './layoutShifts.ts';
import { sendPrivacySignal } from './tab.ts';
import { resizeTo, tooWide, widthOf } from './widths.ts';

export const widths = [390, 768, 1440] as const;

export interface PageVisit {
  place: Place;
  language: Language;
  width: number;
}

/** A visit of the sweep. */
interface ThoroughVisit extends PageVisit {
  /** Widths at which nothing may cover a text. */
  readAt: readonly number[];
}

/** By the width of a visit: its own or one that is laid out as it is, and the widest. */
const readAt = { 390: [360], 768: [768], 1440: [1440, 1920] };

/**
 * Of the sweep in one language: every type of page at every width; of the products and
 * ranges, which look alike, each in one language at one width, where its texts are read at
 * all.
 */
export function sweptVisits(language: Language): ThoroughVisit[] {
  const types = new Set(pageTypes.map((place) => addressOfPlace(place, 'es')));
  const others = knownPlaces.filter((place) => !types.has(addressOfPlace(place, 'es')));
  return [
    ...pageTypes.flatMap((place) =>
      widths.map((width) => ({ place, language, width, readAt: readAt[width] })),
    ),
    ...others.flatMap((place, i) =>
      languages[i % languages.length] === language
        ? {
            place,
            language,
            width: widths[Math.floor(i / 3) % widths.length] ?? 390,
            readAt: Object.values(readAt).flat(),
          }
        : [],
    ),
  ];
}

type Tab = Awaited<ReturnType<typeof openTab>>;

/** The tab in which all pages of a file are visited, and what it tells. */
async function openTab() {
  // Nothing may lie on what is looked at, so no page asks about cookies.
  const { context, page, giveBack } = await lendContext({
    baseURL: inject('site'),
    init: [sendPrivacySignal],
  });
  afterAll(giveBack);
  const devtools = await context.newCDPSession(page);
  /** The browser's errors, and addresses of other hosts, since the last page. */
  const complaints: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!/^(data|about):/.test(url) && !url.startsWith(inject('site')))
      complaints.push(`asks for ${url}`);
  });
  page.on('pageerror', ({ message }) => void complaints.push(message));
  page.on('console', (message) => {
    // The not-found page is answered with 404.
    if (message.type() === 'error' && !/status of 404/.test(message.text()))
      complaints.push(message.text());
  });
  return {
    page,
    complaints,
    /** Asks the browser's devtools. */
    ask: (method: string, parameters?: object) =>
      devtools.send(method as never, parameters as never) as Promise<object>,
  };
}

/** Visits pages one after the other. */
export async function visitPages(visits: PageVisit[]): Promise<void> {
  const tab = await openTab();
  test.each(visits.map((visit) => [addressOfPlace(visit.place, visit.language), visit] as const))(
    '%s opens at its top, uses the brand’s fonts, has no axe violations, contacts no other host, and fits its width',
    async (path, visit) => {
      await open(tab, path, visit);
      await look(tab, visit, [visit.width]);
    },
  );
}

/** A lead that takes a line more in the late face moves a page by 0.02 to 0.04. */
const tolerableShift = 0.05;

/**
 * The same with fonts that come after the first paint, with text at 200 %, and with a look
 * for covered text.
 */
export async function visitPagesThoroughly(visits: ThoroughVisit[]): Promise<void> {
  const tab = await openTab();
  const { page } = tab;
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(isPainted).catch(() => undefined);
    await route.continue();
  });
  test.each(visits.map((visit) => [addressOfPlace(visit.place, visit.language), visit] as const))(
    '%s holds still as its fonts come, opens at its top, uses the brand’s fonts, has no axe violations, contacts no other host, covers no text, and fits its width and text at 200 %%',
    async (path, visit) => {
      await open(tab, path, visit);
      const shifts = await page.evaluate(layoutShifts);
      expect.soft(sumOf(shifts), JSON.stringify(shifts)).toBeLessThanOrEqual(tolerableShift);
      await look(tab, visit, [visit.width, 320, ...visit.readAt]);
      for (const width of visit.readAt) {
        await resizeTo(page, width);
        expect.soft(await coveredText(page), `at ${width} px`).toEqual([]);
      }
      if (visit.width < 1280) return;
      await resizeTo(page, 1280);
      await setTextSize(tab, 200);
      // What a script fits follows a moment later.
      await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(1280);
      await expect.poll(() => page.evaluate(textCutOff)).toEqual([]);
      await setTextSize(tab, 100);
    },
  );
}

async function open({ page, complaints }: Tab, path: string, { width }: PageVisit) {
  complaints.length = 0;
  await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

async function look({ page, ask, complaints }: Tab, { place }: PageVisit, widths: number[]) {
  expect.soft(await page.evaluate(() => scrollY)).toBe(0);
  expect.soft(await facesOfTheSystem(ask)).toEqual([]);
  // The header stands on the page's colours, or on its own.
  const ink = page
    .locator('[data-header]')
    .evaluate((bar) => getComputedStyle(bar).getPropertyValue('--ink'));
  expect.soft(await ink).toBe(addressRow(place.page).solid ? '1' : '0');
  await page.evaluate(layOutSkipped);
  expect.soft(await faultsIn(page)).toEqual([]);
  expect.soft(await tooWide(page, widths)).toEqual([]);
  expect(complaints).toEqual([]);
}

/** Sets the text size of the browser's settings, in percent. */
const setTextSize = ({ ask }: Tab, percent: number) =>
  ask('Page.setFontSizes', {
    fontSizes: { standard: 0.16 * percent, fixed: 0.13 * percent },
  });

/** System fonts used for text on the page; code is meant to use them. */
async function facesOfTheSystem(ask: Tab['ask']): Promise<string[]> {
  await ask('DOM.enable');
  await ask('CSS.enable');
  const { root } = (await ask('DOM.getDocument')) as { root: { nodeId: number } };
  const body = await ask('DOM.querySelector', { nodeId: root.nodeId, selector: 'body' });
  const { fonts } = (await ask('CSS.getPlatformFontsForNode', body)) as {
    fonts: { familyName: string; isCustomFont: boolean; glyphCount: number }[];
  };
  return fonts
    .filter(({ isCustomFont, familyName }) => !isCustomFont && !/mono/i.test(familyName))
    .map(({ familyName, glyphCount }) => `${familyName}: ${glyphCount} letters`);
}

/** Runs in the page. */
function isPainted(): boolean {
  return performance.getEntriesByName('first-contentful-paint').length > 0;
}

/** Shows the sections that are laid out only once they are near. Runs in the page. */
function layOutSkipped(): void {
  for (const section of document.querySelectorAll<HTMLElement>('.chapter'))
    section.style.contentVisibility = 'visible';
}

/** Texts that an element cuts off which does not scroll. Runs in the page. */
function textCutOff(): string[] {
  const cut: string[] = [];
  const cuts = (overflow: string) => ['hidden', 'clip'].includes(overflow);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent?.trim();
    const { parentElement: parent } = node;
    const skipped = '.sr, dialog, details:not([open]), [hidden], .banners, script, style';
    if (!words || !parent?.checkVisibility({ visibilityProperty: true }) || parent.closest(skipped))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const frame = box.getBoundingClientRect();
      const isCut =
        (cuts(overflowX) && (text.right > frame.right + 2 || text.left < frame.left - 2)) ||
        (cuts(overflowY) && (text.bottom > frame.bottom + 8 || text.top < frame.top - 8));
      if (isCut) cut.push(`«${words.slice(0, 40)}» in ${box.className}`);
    }
  }
  return cut;
}
