import type { BrowserContext, BrowserContextOptions } from 'playwright-core';

/** What a test may set anew for a context that exists. */
type Changeable = {
  [option in 'viewport' | 'extraHTTPHeaders']: BrowserContextOptions[option] | undefined;
};

export interface ReusableContext {
  /** Hands the context to a test. Closing it ends the test's use of it. */
  begin(settings: Changeable): Promise<BrowserContext>;
  /** Ends the use of a context that the test left open. */
  end(): Promise<void>;
}

/** What cannot be undone: a context on which a test calls one of these is closed. */
const irreversible = {
  context: [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'grantPermissions',
    'newCDPSession',
    'setOffline',
  ],
  page: [
    'addInitScript',
    'emulateMedia',
    'exposeBinding',
    'exposeFunction',
    'setExtraHTTPHeaders',
  ],
} as const;

/** Events that tests listen to. */
const events = [
  'console',
  'dialog',
  'download',
  'filechooser',
  'load',
  'page',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const;

const defaultViewport = { width: 1280, height: 720 };

/**
 * Makes a context of one page reusable: where a test closes it, it is emptied and put
 * back, unless the test did something that cannot be undone.
 *
 * @param putBack Takes the context for the next test.
 */
export async function reusable(
  context: BrowserContext,
  putBack: (context: ReusableContext) => void,
): Promise<ReusableContext> {
  const newPage = context.newPage.bind(context);
  const close = context.close.bind(context);
  const page = await newPage();
  const devtools = await context.newCDPSession(page);
  const origins = new Set<string>();
  page.on('framenavigated', (frame) => origins.add(new URL(frame.url()).origin));
  let isSpent = false;
  let isInUse = false;
  let isPageTaken = false;
  const spend = () => {
    isSpent = true;
  };
  before(spend, context, irreversible.context);
  before(spend, page, irreversible.page);
  const { clock } = page;
  Object.defineProperty(page, 'clock', {
    get: () => {
      spend();
      return clock;
    },
  });

  const empty = async (): Promise<void> => {
    for (const event of events) {
      page.removeAllListeners(event);
      context.removeAllListeners(event);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    for (const other of context.pages()) if (other !== page) await other.close();
    // From a file without scripts: a page may store something when it is left.
    for (const origin of origins)
      if (origin !== 'null') {
        await page.goto(`${origin}/robots.txt`);
        await page.evaluate(clearStorage);
      }
    origins.clear();
    await context.clearCookies();
    await devtools.send('Network.clearBrowserCache');
    await devtools.send('Page.resetNavigationHistory');
  };

  const self: ReusableContext = {
    begin: async ({ viewport, extraHTTPHeaders }) => {
      isInUse = true;
      isPageTaken = false;
      await page.setViewportSize(viewport ?? defaultViewport);
      await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
      return context;
    },
    end: async () => {
      if (!isInUse) return;
      isInUse = false;
      // What cannot be emptied, for its site is gone, is not used again.
      await (isSpent ? Promise.reject() : empty()).then(() => putBack(self), close);
    },
  };
  context.newPage = async () => {
    if (isPageTaken) return newPage();
    isPageTaken = true;
    return page;
  };
  context.close = self.end;
  page.close = self.end;
  return self;
}

/** Calls `action` before each of the methods. */
function before<T extends object>(
  action: () => void,
  target: T,
  methods: readonly (keyof T)[],
): void {
  for (const name of methods) {
    const method = target[name] as (...parameters: unknown[]) => unknown;
    Object.assign(target, {
      [name]: (...parameters: unknown[]) => {
        action();
        return method.apply(target, parameters);
      },
    });
  }
}

/** Runs in the page. */
function clearStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}
