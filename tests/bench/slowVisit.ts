import type { DrivenBrowser, Session } from '../support/browser/devtools.ts';

/** What lies between a phone and the site. */
export interface Line {
  latency: number;
  downloadThroughput: number;
  uploadThroughput: number;
}

const bytesPerSecond = (megabits: number) => (megabits * 1_000_000) / 8;
const line = (latency: number, down: number, up: number): Line => ({
  latency,
  downloadThroughput: bytesPerSecond(down),
  uploadThroughput: bytesPerSecond(up),
});
export const lines = {
  fast: line(0, 100, 100),
  '4G': line(60, 9, 4),
  'slow 4G': line(150, 1.6, 0.75),
};
export const slowProcessor = { rate: 4 };
/**
 * So long after the page has loaded it is still watched, in milliseconds: the question
 * about cookies comes in that time.
 */
export const watched = 3_000;

export interface Visit {
  line: Line;
  /** Runs in the page before anything of its own. */
  observe: () => void;
}

/** Loads a page on a slow phone with nothing kept, and looks at it. */
export async function visitSlowly<T>(
  chromium: DrivenBrowser,
  url: string,
  { line, observe }: Visit,
  look: (page: Session) => Promise<T>,
): Promise<T> {
  const { browserContextId } = await chromium.browser.send<{ browserContextId: string }>(
    'Target.createBrowserContext',
  );
  const { targetId } = await chromium.browser.send<{ targetId: string }>(
    'Target.createTarget',
    { url: 'about:blank', browserContextId },
  );
  const { sessionId } = await chromium.browser.send<{ sessionId: string }>(
    'Target.attachToTarget',
    { targetId, flatten: true },
  );
  const page = chromium.session(sessionId);
  await slowDown(page, line);
  await page.send('Page.enable');
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${observe})()` });
  await page.send('Page.navigate', { url });
  await until(page, `location.href === '${url}' && document.readyState === 'complete'`);
  await pause(watched);
  const seen = await look(page);
  await chromium.browser.send('Target.disposeBrowserContext', { browserContextId });
  return seen;
}

export async function slowDown(page: Session, line: Line): Promise<void> {
  await page.send('Emulation.setDeviceMetricsOverride', {
    width: 412,
    height: 823,
    deviceScaleFactor: 1.75,
    mobile: true,
  });
  await page.send('Network.enable');
  await page.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await page.send('Emulation.setCPUThrottlingRate', slowProcessor);
}

export function until(page: Session, condition: string): Promise<void> {
  return expectSoon(() => page.evaluate<boolean>(condition).catch(() => false));
}

export async function expectSoon(
  condition: () => boolean | Promise<boolean>,
): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (await condition()) return;
    await pause(50);
  }
  throw new Error(`not within 30 seconds: ${condition}`);
}

export function pause(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
