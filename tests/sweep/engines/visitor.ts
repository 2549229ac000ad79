import { vi } from 'vitest';
import type { EngineWindow, Key } from './engine.ts';

/** Milliseconds for anything that a slow or busy machine does. */
const patience = { timeout: 60_000, interval: 50 };

/** Width that a window of WebKit has at least. */
const narrowestWindow = 450;

/** A person in front of a browser. Everything waits for what a person would wait for. */
export class Visitor {
  readonly #window: EngineWindow;
  readonly #site: string;

  constructor(window: EngineWindow, site: string) {
    this.#window = window;
    this.#site = site;
  }

  open = (path: string): Promise<void> => this.#window.open(this.#site + path);
  type = (text: string): Promise<void> => this.#window.type(text);
  press = (key: Key): Promise<void> => this.#window.press(key);
  run: EngineWindow['run'] = (act, ...given) => this.#window.run(act, ...given);
  upload = (selector: string, path: string): Promise<void> => this.#window.upload(selector, path);

  /** Waits until the page has the size, since a system's window takes it in its own time. */
  async resize(width: number, height = 900): Promise<void> {
    await this.#window.resize(width, height);
    const widest = Math.max(width, narrowestWindow);
    await this.until(
      `a window of ${width} px`,
      (widest) => document.documentElement.clientWidth <= widest,
      widest,
    );
  }

  /** Goes back by the browser's history. */
  back = (): Promise<void> =>
    this.run(() => {
      // The script ends before the page does.
      setTimeout(() => history.back());
    });

  /** Waits until what a function returns in the page is true. */
  async until<A extends unknown[]>(
    what: string,
    act: (...given: A) => unknown,
    ...given: A
  ): Promise<void> {
    await this.#wait(what, async () => Boolean(await this.run(act, ...given)));
  }

  /** Waits until an element is shown, with this text in it. */
  sees = (selector: string, text = ''): Promise<void> =>
    this.until(`${selector} ${text}`, isShown, selector, text);

  /** Waits until no such element is shown. */
  seesNo = (selector: string): Promise<void> =>
    this.#wait(`no ${selector}`, async () => !(await this.run(isShown, selector, '')));

  /** Waits until the address matches. */
  isAt = (address: RegExp): Promise<void> =>
    this.until(
      String(address),
      (source) => document.readyState === 'complete' && new RegExp(source).test(location.href),
      address.source,
    );

  /** Clicks the first such element that is shown, with this text in it. */
  async click(selector: string, text = ''): Promise<void> {
    let place: [number, number] = [-1, -1];
    await this.#wait(`a click on ${selector} ${text}`, async () => {
      const before = String(place);
      place = (await this.run(placeToClick, selector, text)) ?? [-1, -1];
      // It holds still.
      return place[0] >= 0 && String(place) === before;
    });
    await this.#window.clickAt(...place);
  }

  /** Clicks a field and types over what it holds. */
  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.run(
      (selector) => document.querySelector<HTMLInputElement>(selector)?.select(),
      selector,
    );
    await this.type(text);
  }

  /**
   * Chooses in a select, or a date: what opens is the system's, and looks different in
   * every engine.
   */
  choose = (selector: string, value: string): Promise<void> => this.run(setValue, selector, value);

  /** The text of the first such element. */
  text = (selector: string): Promise<string> =>
    this.run(
      (selector) => document.querySelector<HTMLElement>(selector)?.innerText.trim() ?? '',
      selector,
    );

  count = (selector: string): Promise<number> => this.run(countShown, selector);

  async #wait(what: string, isSo: () => Promise<boolean>): Promise<void> {
    // While one page follows another there is none to ask.
    const ask = () => isSo().catch(() => false);
    try {
      await vi.waitUntil(ask, patience);
    } catch {
      const page = await this.run(() => {
        const error = document.querySelector<HTMLElement>('.errors, [role=alert]');
        return `${location.href} ${error?.innerText ?? ''}`;
      });
      throw new Error(`waited in vain for ${what} at ${page}`);
    }
  }
}

/** Runs in the page. */
const isShown = (selector: string, text: string): boolean =>
  Array.from(document.querySelectorAll<HTMLElement>(selector)).some(
    (element) =>
      element.checkVisibility({ checkVisibilityCSS: true }) && element.innerText.includes(text),
  );

/** Runs in the page. */
const countShown = (selector: string): number =>
  Array.from(document.querySelectorAll(selector)).filter((element) => element.checkVisibility())
    .length;

/**
 * Scrolls to an element, and returns a place of the window where a click meets it or its
 * label. Runs in the page.
 */
function placeToClick(selector: string, text: string): [number, number] | null {
  // Chromium 109 scrolls smoothly in spite of `instant`.
  document.documentElement.style.scrollBehavior = 'auto';
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    if (!element.checkVisibility() || !element.innerText.includes(text)) continue;
    const labels = Array.from((element as HTMLInputElement).labels ?? []);
    for (const target of [element, ...labels]) {
      target.scrollIntoView({ block: 'center' });
      const [box] = target.getClientRects();
      if (!box) continue;
      const place: [number, number] = [box.left + box.width / 2, box.top + box.height / 2];
      const met = document.elementFromPoint(...place);
      if (met && target.contains(met)) return place;
    }
  }
  return null;
}

/** Runs in the page. */
function setValue(selector: string, value: string): void {
  const control = document.querySelector<HTMLInputElement>(selector);
  if (!control) throw new Error(`there is no ${selector}`);
  // React listens to its own setter of the element.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
    control,
    value,
  );
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
