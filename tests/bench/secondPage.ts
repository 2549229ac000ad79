import { addressOf } from '../../src/site/addresses/addresses.ts';
import type { DrivenBrowser, Session } from '../support/browser/devtools.ts';
import {
  expectSoon,
  lines,
  pause,
  slowDown,
  slowProcessor,
  until,
  watched,
} from './slowVisit.ts';

/** From a list of products to one of them. */
const way = {
  from: addressOf('family', 'es', { family: 'snacks' }),
  link: 'main a[href^="/es/producto/"]',
};

/**
 * From the click on a link to the first paint of a page that was rendered while the
 * pointer rested on it.
 */
export async function secondPage(chromium: DrivenBrowser, site: string): Promise<number> {
  const { browserContextId } = await chromium.browser.send<{ browserContextId: string }>(
    'Target.createBrowserContext',
  );
  const known = chromium.events.length;
  const { targetId } = await chromium.browser.send<{ targetId: string }>(
    'Target.createTarget',
    { url: 'about:blank', browserContextId, forTab: true },
  );
  const { sessionId } = await chromium.browser.send<{ sessionId: string }>(
    'Target.attachToTarget',
    { targetId, flatten: true },
  );
  await chromium.session(sessionId).send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: true,
    filter: [{}],
  });
  const attached = (subtype?: string) =>
    chromium.events
      .slice(known)
      .filter(
        ({ method, params }) =>
          method === 'Target.attachedToTarget' &&
          (params['targetInfo'] as { type: string }).type === 'page' &&
          (params['targetInfo'] as { subtype?: string }).subtype === subtype,
      )
      .map(({ params }) => chromium.session(params['sessionId'] as string))[0];
  await expectSoon(() => attached() !== undefined);
  const page = attached() as Session;
  await slowDown(page, lines['slow 4G']);
  await page.send('Preload.enable');
  await page.send('Page.navigate', { url: site + way.from });
  await until(
    page,
    `location.pathname === '${way.from}' && document.readyState === 'complete'`,
  );
  await pause(watched);
  const place = await page.evaluate<{ x: number; y: number }>(`(() => {
    const link = document.querySelector('${way.link}');
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = link.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  })()`);
  const mouse = (type: string) =>
    page.send('Input.dispatchMouseEvent', {
      ...place,
      type,
      button: type === 'mouseMoved' ? 'none' : 'left',
      clickCount: 1,
    });
  await mouse('mouseMoved');
  await expectSoon(() =>
    chromium.events
      .slice(known)
      .some(
        ({ method, params }) =>
          method === 'Preload.prerenderStatusUpdated' && params['status'] === 'Ready',
      ),
  );
  const ahead = attached('prerender') as Session;
  await ahead.send('Emulation.setCPUThrottlingRate', slowProcessor);
  const clicked = Date.now();
  // Whether the old page answers depends on how soon it is gone.
  for (const type of ['mousePressed', 'mouseReleased'])
    mouse(type).catch(() => undefined);
  await until(
    ahead,
    `!document.prerendering && performance.getEntriesByName('first-paint').length > 0`,
  );
  const shown = await ahead.evaluate<number>(
    `performance.timeOrigin + performance.getEntriesByName('first-paint')[0].startTime`,
  );
  await chromium.browser.send('Target.disposeBrowserContext', { browserContextId });
  return shown - clicked;
}
