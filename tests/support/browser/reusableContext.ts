import type { BrowserContext, BrowserContextOptions } from 'playwright-core';

/** What can be chosen anew each time that a context is lent. */
type Settings = {
  [option in 'viewport' | 'extraHTTPHeaders']: BrowserContextOptions[option] | undefined;
} & {
  /** Whether nothing is cached, not even the site's scripts and styles. */
  cold: boolean;
};

export interface ReusableContext {
  /** Lends the context to a test until the test closes it. */
  begin(settings: Settings): Promise<BrowserContext>;
  /** Returns a context that the test left open. */
  end(): Promise<void>;
}

/** Irreversible calls: a context on which a test makes one is closed. */
const irreversible = {
  context: ['exposeBinding', 'exposeFunction', 'grantPermissions', 'setOffline'],
  page: ['emulateMedia', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders'],
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
 * Makes a context with one page reusable: closing it empties it and puts it back, unless
 * the test made an irreversible call. Its cache of the site's files stays.
 */
export async function reusable(
  context: BrowserContext,
  putBack: (context: ReusableContext) => void,
): Promise<ReusableContext> {
  const newPage = context.newPage.bind(context);
  const close = context.close.bind(context);
  const page = await newPage();
  const devtools = await context.newCDPSession(page);
  await page.addInitScript(ignoreRestingPointer);
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
      // It cannot be uninstalled, and would count the waits of earlier tests.
      spend();
      return clock;
    },
  });
  const undo: (() => Promise<unknown>)[] = [];
  after((script) => undo.push(() => script.dispose()), context, 'addInitScript');
  after((script) => undo.push(() => script.dispose()), page, 'addInitScript');
  after((session) => undo.push(() => session.detach()), context, 'newCDPSession');

  const empty = async (): Promise<void> => {
    for (const event of events) {
      page.removeAllListeners(event);
      context.removeAllListeners(event);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    for (const step of undo.splice(0)) await step();
    for (const other of context.pages()) if (other !== page) await other.close();
    // From a file without JavaScript, because a page may store something when it is left.
    for (const origin of origins)
      if (origin !== 'null') {
        await page.goto(`${origin}/robots.txt`);
        await page.evaluate(clearStorage);
      }
    origins.clear();
    await context.clearCookies();
    // The site of the last test may be gone when the next test goes back.
    await page.goto('about:blank');
    await devtools.send('Page.resetNavigationHistory');
  };

  const self: ReusableContext = {
    begin: async ({ viewport, extraHTTPHeaders, cold }) => {
      isInUse = true;
      isPageTaken = false;
      if (cold) await devtools.send('Network.clearBrowserCache');
      await page.setViewportSize(viewport ?? defaultViewport);
      await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
      return context;
    },
    end: async () => {
      if (!isInUse) return;
      isInUse = false;
      // A context that cannot be emptied because its site is gone is not reused.
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

/** Calls `action` with the result of each call of a method. */
function after<T, Name extends keyof T>(
  action: (result: ResultOf<T[Name]>) => void,
  target: T,
  name: Name,
): void {
  const method = target[name] as (...parameters: unknown[]) => unknown;
  Object.assign(target as object, {
    [name]: async (...parameters: unknown[]) => {
      const result = (await method.apply(target, parameters)) as ResultOf<T[Name]>;
      action(result);
      return result;
    },
  });
}

type ResultOf<T> = T extends (...parameters: never[]) => infer R ? Awaited<R> : never;

/** Runs in the page. */
function clearStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}

/**
 * A headless browser has its pointer at 0, 0, and tells a page so when it appears under
 * it. On a busy machine that comes so late that it looks like the visitor's first
 * movement. Runs in the page.
 */
function ignoreRestingPointer(): void {
  addEventListener(
    'pointermove',
    (event) => {
      const { clientX, clientY, movementX, movementY } = event;
      if (!clientX && !clientY && !movementX && !movementY) event.stopImmediatePropagation();
    },
    true,
  );
}
