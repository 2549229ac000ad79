/** One window of a browser, whose storage begins empty: what every engine can do. */
export interface EngineWindow {
  /** Opens an address, and resolves once the page has loaded. */
  open(url: string): Promise<void>;
  /** Runs a function in the page. It must return at once, with plain data. */
  run<R, A extends unknown[]>(act: (...given: A) => R, ...given: A): Promise<R>;
  /** Presses the pointer at a place of the page's window. */
  clickAt(x: number, y: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Chooses a file in a file field. */
  upload(selector: string, path: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A PNG of what the window shows; only WebKit's is looked at. */
  screenshot?(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Keys, with their code points in WebDriver. */
export const keys = {
  Enter: '\ue007',
  Escape: '\ue00c',
  Tab: '\ue004',
  Space: ' ',
  ArrowDown: '\ue015',
  End: '\ue010',
} as const;
export type Key = keyof typeof keys;

/** A running browser. */
export interface RunningEngine {
  newWindow(): Promise<EngineWindow>;
  close(): Promise<void>;
}

/** A browser engine that visitors use and `npm test` does not. */
export interface Engine {
  name: string;
  /** How to install it where it is missing. */
  install: string;
  isInstalled(): boolean;
  start(): Promise<RunningEngine>;
}
