import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { freePort } from '../../support/freePort.ts';
import { type Engine, keys } from './engine.ts';

const driver = '/usr/bin/WebKitWebDriver';
const display = '/usr/bin/Xvfb';
const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');

/** The member of an element's JSON that holds its id. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** WebKit as Debian builds it for GTK, driven by WebDriver. */
export const webkit: Engine = {
  name: 'WebKit',
  install: 'apt-get install --no-install-recommends webkit2gtk-driver xvfb',
  isInstalled: () => Boolean(miniBrowser) && existsSync(driver) && existsSync(display),
  start: async () => {
    const screen = spawn(display, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const port = await freePort();
    const server = spawn(driver, [`--port=${port}`], {
      env: { ...process.env, DISPLAY: `:${(await firstOutput(screen)).trim()}` },
      stdio: 'ignore',
    });
    const send = sender(`http://127.0.0.1:${port}`);
    return {
      close: async () => {
        server.kill();
        screen.kill();
      },
      newWindow: async () => newWindow(send),
    };
  },
};

const firstOutput = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => child.stdio[3]?.once('data', (text) => resolve(String(text))));

type Send = <T>(method: string, path: string, body?: object) => Promise<T>;

/** Sends commands, the first of which waits until the server listens. */
const sender =
  (server: string): Send =>
  async (method, path, body) => {
    const init = { method, ...(body ? { body: JSON.stringify(body) } : {}) };
    const ask = async () => {
      try {
        return await fetch(server + path, init);
      } catch (error) {
        if (path !== '/session') throw error;
        return undefined;
      }
    };
    let answer = await ask();
    while (!answer) answer = await ask();
    const { value } = (await answer.json()) as { value: never };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };

async function newWindow(send: Send) {
  const options = { binary: miniBrowser, args: ['--automation'] };
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: { acceptInsecureCerts: true, 'webkitgtk:browserOptions': options },
    },
  });
  const path = `/session/${sessionId}`;
  const command = <T>(name: string, body: object) => send<T>('POST', `${path}/${name}`, body);
  const run = <R, A extends unknown[]>(act: (...given: A) => R, ...given: A) =>
    command<R>('execute/sync', {
      script: `return (${act}).apply(null, arguments)`,
      args: given,
    });
  const type = (text: string) =>
    command<void>('actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: Array.from(text).flatMap((value) =>
            ['keyDown', 'keyUp'].map((type) => ({ type, value })),
          ),
        },
      ],
    });
  const resize = async (width: number, height: number) => {
    await command('window/rect', { width, height });
  };
  await resize(1280, 900);
  return {
    run,
    type,
    resize,
    open: (url: string) => command<void>('url', { url }),
    clickAt: (x: number, y: number) =>
      command<void>('actions', {
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            actions: [
              { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      }),
    press: (key: keyof typeof keys) => type(keys[key]),
    upload: async (selector: string, file: string) => {
      const found = await command<Record<string, string>>('element', {
        using: 'css selector',
        value: selector,
      });
      await command(`element/${found[elementKey]}/value`, { text: file });
    },
    screenshot: async () => Buffer.from(await send<string>('GET', `${path}/screenshot`), 'base64'),
    close: () => send<void>('DELETE', path),
  };
}
