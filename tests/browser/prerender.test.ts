import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import {
  type DrivenBrowser,
  firstTab,
  openBrowser,
  type Session,
} from '../support/browser/devtools.ts';

let chromium: DrivenBrowser;
let tab: Session;
beforeAll(async () => {
  chromium = await openBrowser('1280,900');
  tab = await firstTab(chromium);
  await tab.send('Preload.enable');
  await tab.send('Page.enable');
  await tab.send('Page.setLifecycleEventsEnabled', { enabled: true });
});
afterAll(() => chromium.close());

/** The document that is open, by the id of its loading. */
let opened: string;
const open = async (path: string) => {
  const { loaderId } = await tab.send<{ loaderId: string }>('Page.navigate', {
    url: inject('site') + path,
  });
  const loaded = () =>
    chromium.events.some(
      ({ method, params }) =>
        method === 'Page.lifecycleEvent' &&
        params['loaderId'] === loaderId &&
        params['name'] === 'load',
    );
  await expect.poll(loaded, { timeout: 20_000 }).toBe(true);
  opened = loaderId;
};

/** Hovers over the middle of a link, or clicks it. */
async function mouse(selector: string, click = false): Promise<void> {
  const place = await tab.evaluate<{ x: number; y: number }>(`(() => {
    const link = document.querySelector(${JSON.stringify(selector)});
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = link.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  })()`);
  const event = (type: string) =>
    tab.send('Input.dispatchMouseEvent', {
      ...place,
      type,
      button: type === 'mouseMoved' ? 'none' : 'left',
      clickCount: 1,
    });
  await event('mouseMoved');
  if (!click) return;
  await event('mousePressed');
  await event('mouseReleased');
}

/** Addresses that the browser started to prerender or prefetch. */
const begun = () =>
  chromium.events
    .filter(({ method }) => /pre(render|fetch)StatusUpdated/.test(method))
    .map(({ params }) => (params['key'] as { url: string }).url);
/** Addresses that the document's rules allow to be prerendered. */
const candidates = (): string[] => {
  const last = chromium.events
    .filter(
      ({ method, params }) =>
        method === 'Preload.preloadingAttemptSourcesUpdated' &&
        params['loaderId'] === opened,
    )
    .at(-1);
  return (
    (last?.params['preloadingAttemptSources'] ?? []) as { key: { url: string } }[]
  ).map(({ key }) => new URL(key.url).pathname);
};
test('a hovered product is fetched for prerendering', async () => {
  await open('/es/snacks');
  const address = await tab.evaluate<string>(
    `document.querySelector('main a[href^="/es/producto/"]').getAttribute('href')`,
  );
  await expect.poll(candidates, { timeout: 20_000 }).toContain(address);
  await mouse(`main a[href="${address}"]`);
  await expect.poll(begun, { timeout: 20_000 }).toContain(inject('site') + address);
});

test('a prerendered page starts nothing before it is visited', async () => {
  // The browser forbids rendering ahead while it is watched, so the page is told so.
  const { identifier } = await tab.send<{ identifier: string }>(
    'Page.addScriptToEvaluateOnNewDocument',
    {
      source: `window.ahead = true; Object.defineProperty(Document.prototype, 'prerendering', { get: () => window.ahead });`,
    },
  );
  await open('/es/snacks');
  const begunWith = () =>
    tab.evaluate(
      `[!document.querySelector('[data-consent]').disabled, !!document.querySelector('.consent')]`,
    );
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  expect(await begunWith()).toEqual([false, false]);
  await tab.evaluate(
    `window.ahead = false; document.dispatchEvent(new Event('prerenderingchange'))`,
  );
  await expect.poll(begunWith, { timeout: 20_000 }).toEqual([true, true]);
  await tab.send('Page.removeScriptToEvaluateOnNewDocument', { identifier });
});

test('forms, searches, files and the ethical channel are never prerendered', async () => {
  await open('/es/contacto');
  await expect.poll(() => candidates().length, { timeout: 20_000 }).toBeGreaterThan(10);
  expect(candidates()).toContain('/es/faqs');
  const links = await tab.evaluate<string[]>(
    `[...document.links].map(({ pathname }) => pathname)`,
  );
  for (const never of [
    '/es/canal-etico',
    '/es/contacto/otro',
    '/es/contacto/trabaja-con-nosotros',
    '/es/newsletter',
    '/es/pressroom',
    '/es/distribuidores',
    '/es/fulloftrikersrandom',
  ]) {
    expect(links, never).toContain(never);
    expect(candidates(), never).not.toContain(never);
  }
  expect(candidates().filter((path) => /\.|^\/api\//.test(path))).toEqual([]);
  await mouse('footer a[href="/es/canal-etico"]');
  // As long as it takes to begin with another page.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(begun().filter((url) => url.includes('canal-etico'))).toEqual([]);
});

test('the ethical channel allows no prerendering', async () => {
  const response = await fetch(`${inject('site')}/es/canal-etico`);
  expect(response.headers.get('Speculation-Rules')).toBeNull();
});
