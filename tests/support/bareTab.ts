import { launch } from 'chrome-launcher';
import { chromiumFlags, chromiumPath } from '../../build/chromium.ts';

/** A tab of a Chromium that nothing drives but these few commands: Playwright forbids it to render pages ahead. */
export interface BareTab {
  send<T = object>(method: string, parameters?: object): Promise<T>;
  /** The value of an expression in the page that is shown now. */
  evaluate<T>(expression: string): Promise<T>;
  /** What the browser told so far, as JSON: method and parameters. */
  events: { method: string; params: Record<string, unknown> }[];
  close(): Promise<void>;
}

interface Message {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  result?: object;
  error?: { message: string };
}

export async function openBareTab(): Promise<BareTab> {
  const chrome = await launch({ chromePath: chromiumPath(), chromeFlags: [...chromiumFlags, '--headless=new', '--window-size=1280,900'], logLevel: 'silent' });
  const tabs = (await (await fetch(`http://127.0.0.1:${chrome.port}/json`)).json()) as { type: string; webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(tabs.find(({ type }) => type === 'page')?.webSocketDebuggerUrl ?? '');
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const waiting = new Map<number, (message: Message) => void>();
  const events: BareTab['events'] = [];
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.method) events.push({ method: message.method, params: message.params ?? {} });
  };
  let last = 0;
  const send = async <T>(method: string, params: object = {}): Promise<T> => {
    const id = ++last;
    const answer = await new Promise<Message>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (answer.error) throw new Error(`${method}: ${answer.error.message}`);
    return answer.result as T;
  };
  return {
    send,
    evaluate: async <T>(expression: string) => (await send<{ result: { value: T } }>('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true })).result.value,
    events,
    close: async () => {
      socket.close();
      chrome.kill();
    },
  };
}
