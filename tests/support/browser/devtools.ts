import { launch } from 'chrome-launcher';
import { chromiumFlags, chromiumPath } from '../../../build/commands/chromium.ts';

/** One message of the DevTools protocol. */
interface Message {
  id?: number;
  method?: string;
  sessionId?: string;
  params?: Record<string, unknown>;
  result?: object;
  error?: { message: string };
}

/** A target that is driven: a tab, the page in it, or a page that is rendered ahead. */
export interface Session {
  id: string | undefined;
  send<T = object>(method: string, parameters?: object): Promise<T>;
  evaluate<T>(expression: string): Promise<T>;
}

/**
 * A Chromium driven through its browser, so that tabs may render pages ahead as they do
 * for visitors.
 */
export interface DrivenBrowser {
  browser: Session;
  /** Everything that it told so far. */
  events: Required<Pick<Message, 'method' | 'params'>>[];
  session(id: string): Session;
  close(): void;
}

/** @param size Of its window, as `412,823`. */
export async function openBrowser(size = '412,823'): Promise<DrivenBrowser> {
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: [...chromiumFlags, '--headless=new', `--window-size=${size}`],
    logLevel: 'silent',
  });
  const { webSocketDebuggerUrl } = (await (
    await fetch(`http://127.0.0.1:${chrome.port}/json/version`)
  ).json()) as { webSocketDebuggerUrl: string };
  const socket = new WebSocket(webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const waiting = new Map<number, (message: Message) => void>();
  const events: DrivenBrowser['events'] = [];
  socket.onmessage = ({ data }) => {
    const { id, method, params = {}, ...rest } = JSON.parse(String(data)) as Message;
    if (id !== undefined) waiting.get(id)?.(rest);
    else if (method) events.push({ method, params });
  };
  let last = 0;
  const session = (sessionId?: string): Session => {
    const send = async <T>(method: string, params: object = {}): Promise<T> => {
      const id = ++last;
      const { result, error } = await new Promise<Message>((resolve) => {
        waiting.set(id, resolve);
        socket.send(
          JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) }),
        );
      });
      waiting.delete(id);
      if (error) throw new Error(`${method}: ${error.message}`);
      return result as T;
    };
    const evaluate = async <T>(expression: string) =>
      (
        await send<{ result: { value: T } }>('Runtime.evaluate', {
          expression,
          returnByValue: true,
          awaitPromise: true,
        })
      ).result.value;
    return { id: sessionId, send, evaluate };
  };
  return {
    browser: session(),
    events,
    session,
    close: () => {
      socket.close();
      chrome.kill();
    },
  };
}

/** The first tab of a browser: Playwright forbids its own to render pages ahead. */
export async function firstTab({ browser, session }: DrivenBrowser): Promise<Session> {
  const { targetInfos } = await browser.send<{
    targetInfos: { type: string; targetId: string }[];
  }>('Target.getTargets');
  const targetId = targetInfos.find(({ type }) => type === 'page')?.targetId;
  const { sessionId } = await browser.send<{ sessionId: string }>(
    'Target.attachToTarget',
    { targetId, flatten: true },
  );
  return session(sessionId);
}
