import type { JSHandle, Page } from 'playwright-core';
import { pixelsChanged } from './pixels.ts';

/** A line of text, or a button, and where on the page it is. */
interface Line {
  element: HTMLElement;
  words: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** How much of its height most letters fill, without ascenders and descenders. */
  filled: number;
}

/** A part of a line, and the box of something above it. */
interface Suspicion {
  element: HTMLElement;
  above: HTMLElement;
  fault: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Texts that something lies on, and texts that lie on each other or on a button, as a
 * visitor sees them who scrolls through the page.
 */
export async function coveredText(page: Page): Promise<string[]> {
  const restore = await page.evaluateHandle(layBare);
  const lines = await page.evaluateHandle(linesOfPage);
  const faults = await page.evaluate(linesOverLines, lines);
  const suspicions = await page.evaluateHandle(linesUnderBoxes, lines);
  for (let left = await page.evaluate(({ length }) => length, suspicions); left > 0; left--) {
    const suspicion = await page.evaluateHandle((all) => all.pop() as Suspicion, suspicions);
    if (await hidesLetters(page, suspicion))
      faults.push(await page.evaluate(({ fault }) => fault, suspicion));
  }
  await page.evaluate((back) => back(), restore);
  return faults;
}

/** Whether letters are fewer pixels than without what lies above: pictures have bare corners. */
async function hidesLetters(page: Page, suspicion: JSHandle<Suspicion>): Promise<boolean> {
  const clip = await page.evaluate(({ left, right, top, bottom }) => {
    scrollTo({ top: top - innerHeight / 2, behavior: 'instant' });
    return { x: left, y: top - scrollY, width: right - left, height: bottom - top };
  }, suspicion);
  const look = () => page.screenshot({ clip, caret: 'initial' });
  const letters = async () => {
    const shown = await look();
    await page.evaluate(({ element }) => {
      element.style.setProperty('color', 'transparent', 'important');
    }, suspicion);
    const bare = await look();
    await page.evaluate(({ element }) => void element.style.removeProperty('color'), suspicion);
    return pixelsChanged(bare, shown);
  };
  await page.evaluate(async ({ above }) => {
    if (above instanceof HTMLImageElement) above.loading = 'eager';
    if (above instanceof HTMLImageElement) await above.decode().catch(() => undefined);
  }, suspicion);
  const covered = await letters();
  await page.evaluate(({ above, element }) => {
    above.dataset['taken'] = above.contains(element) ? 'decorations' : 'all';
  }, suspicion);
  const free = await letters();
  await page.evaluate(({ above }) => above.removeAttribute('data-taken'), suspicion);
  return covered < free;
}

/**
 * Makes hit tests find only what can be seen, decorations too; draws what is skipped while
 * it is far; has bars that go along with the visitor stay where the page begins with them;
 * and hides those at the foot of the window. Returns what undoes it. Runs in the page.
 */
function layBare(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    *, ::before, ::after { pointer-events: auto !important; transition: none !important }
    [data-clear~=self], [data-clear~=before]::before, [data-clear~=after]::after {
      pointer-events: none !important;
    }
    [data-taken=all], [data-taken]::before, [data-taken]::after {
      visibility: hidden !important;
    }
    [data-rests] { position: relative !important; inset: auto !important }
    [data-hangs=top] { position: absolute !important }
    [data-hangs=foot] { visibility: hidden !important }`);
  const isClear = (style: CSSStyleDeclaration) =>
    style.backgroundImage === 'none' &&
    /^(transparent$|rgba\(.*, 0(\.[0-2]\d*)?\)$|color\(.* \/ 0(\.[0-2]\d*)?\)$)/.test(
      style.backgroundColor,
    );
  const isPicture = (element: Element) =>
    element.matches('img, video, canvas, iframe, input, select, textarea, svg *');
  const hasWords = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node instanceof Text && node.data.trim());
  const elements = [...document.body.querySelectorAll('*')] as HTMLElement[];
  const scrollBefore = scrollY;
  scrollTo({ top: 0, behavior: 'instant' });
  for (const element of elements) {
    const style = getComputedStyle(element);
    const clear = ['before', 'after'].filter((name) => {
      const pseudo = getComputedStyle(element, `::${name}`);
      return /^(none|normal|"")$/.test(pseudo.content) && isClear(pseudo);
    });
    if (isClear(style) && !isPicture(element)) clear.push(hasWords(element) ? 'words' : 'self');
    element.dataset['clear'] = clear.join(' ');
    element.toggleAttribute('data-rests', style.position === 'sticky');
    const { top, bottom } = element.getBoundingClientRect();
    if (style.position === 'fixed')
      element.dataset['hangs'] = top > innerHeight - bottom ? 'foot' : 'top';
    if (style.contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  }
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((it) => it !== sheet);
    for (const element of elements)
      for (const name of ['data-clear', 'data-rests', 'data-hangs']) element.removeAttribute(name);
    scrollTo({ top: scrollBefore, behavior: 'instant' });
  };
}

/** The lines and buttons that are not hidden, from the top. Runs in the page. */
function linesOfPage(): Line[] {
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('svg, script, style, template, noscript');
  const lines: Line[] = [];
  const add = (element: HTMLElement, words: string, box: DOMRect, filled: number) => {
    const { left, right, width } = box;
    const [top, bottom] = [box.top + scrollY, box.bottom + scrollY];
    if (width > 2) lines.push({ element, words, left, right, top, bottom, filled });
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement: element } = node;
    const words = node.textContent?.trim();
    // Letters that dance one by one touch each other.
    if (!element?.matches('[data-clear]') || !words || words.length === 1 || !isShown(element))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const filled = Number.parseFloat(getComputedStyle(element).fontSize) * 0.6;
    for (const box of range.getClientRects())
      add(element, `«${words.slice(0, 40)}»`, box, Math.min(filled, box.height));
  }
  for (const button of document.querySelectorAll<HTMLElement>('.btn')) {
    const box = button.getBoundingClientRect();
    const words = `button «${button.textContent?.trim().slice(0, 30)}»`;
    if (isShown(button)) add(button, words, box, box.height);
  }
  return lines.sort((a, b) => a.top - b.top);
}

/**
 * Lines with a point at which something is above them. What an ancestor clips, the browser
 * does not find at all. Runs in the page.
 */
function linesUnderBoxes(lines: Line[]): Suspicion[] {
  const suspicions: Suspicion[] = [];
  const isSeen = (it: Element) =>
    // What has come since, such as an invitation, is not asked about.
    it.matches('[data-clear]:not([data-clear~=words])') &&
    it.checkVisibility({ opacityProperty: true });
  const thingsOver = (element: Element, x: number, y: number) => {
    const stack = document.elementsFromPoint(x, y);
    const { top, bottom } = element.getBoundingClientRect();
    // Letters of tight lines reach out of their box, where only its surroundings are found.
    const depth =
      y < top || y > bottom
        ? stack.findIndex((it) => it.contains(element))
        : stack.indexOf(element);
    return stack.slice(0, Math.max(0, depth));
  };
  const nameOf = (it: Element) => [it.nodeName.toLowerCase(), ...it.classList].join('.');
  for (const { element, words, left, right, top, bottom } of lines) {
    if (top < scrollY + 50 || bottom > scrollY + innerHeight - 50)
      scrollTo({ top: top - innerHeight / 2, behavior: 'instant' });
    const columns = Math.max(2, Math.ceil((right - left) / 16));
    const rows = Math.ceil((bottom - top) / 12);
    const found = new Set<Element>();
    for (let step = 0; step <= columns * rows + rows; step++) {
      const x = left + 1 + ((right - left - 2) * (step % (columns + 1))) / columns;
      const y = top + 1 + ((bottom - top - 2) * Math.floor(step / (columns + 1))) / rows - scrollY;
      // The list of all takes longer.
      if (document.elementFromPoint(x, y) === element) continue;
      const above = thingsOver(element, x, y).find(isSeen);
      if (!above || element.contains(above) || found.has(above)) continue;
      found.add(above);
      const place = `${Math.round(left)}, ${Math.round(top)}`;
      const fault = `${words} at ${place} is under ${nameOf(above)}`;
      const over = above as HTMLElement;
      suspicions.push({ element, above: over, fault, left, right, top, bottom });
    }
  }
  return suspicions;
}

/** Lines that lie on each other where both are drawn, or on a button. Runs in the page. */
function linesOverLines(lines: Line[]): string[] {
  const faults: string[] = [];
  const lettersOf = ({ top, bottom, filled }: Line) => {
    const margin = (bottom - top - filled) / 2;
    return { top: top + margin, bottom: bottom - margin };
  };
  lines.forEach((a, i) => {
    for (const b of lines.slice(i + 1)) {
      if (b.top > a.bottom) break;
      const [one, other] = [lettersOf(a), lettersOf(b)];
      const [left, right] = [Math.max(a.left, b.left), Math.min(a.right, b.right)];
      const [top, bottom] = [Math.max(one.top, other.top), Math.min(one.bottom, other.bottom)];
      if (right - left < 4 || bottom - top < 4) continue;
      if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
      scrollTo({ top: top - innerHeight / 2, behavior: 'instant' });
      const stack = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2 - scrollY);
      if (stack.includes(a.element) && stack.includes(b.element))
        faults.push(`${a.words} is on ${b.words} at ${Math.round(left)}, ${Math.round(top)}`);
    }
  });
  return faults;
}
