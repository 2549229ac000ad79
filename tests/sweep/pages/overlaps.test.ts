import { expect, test } from 'vitest';
import { addressOfPlace } from '../../../src/site/addresses/addresses.ts';
import { languages } from '../../../src/site/i18n/languages.ts';
import { newTab } from '../../support/browser/tab.ts';
import { resizeTo } from '../../support/browser/widths.ts';
import { pageTypes } from '../../support/places.ts';

test.each(pageTypes.map((place, i) => addressOfPlace(place, languages[(i + 1) % 3] ?? 'es')))(
  'nothing on %s is written over something else at any width',
  async (path) => {
    const { page } = await newTab({ width: 360, expected: /status of 404/ });
    await page.goto(path);
    for (const width of [360, 768, 1440, 1920]) {
      await resizeTo(page, width);
      expect([width, await page.evaluate(overlaps)]).toEqual([width, []]);
    }
  },
);

/**
 * Lines of text that lie over each other or under a button, as `text | text`. What is
 * fixed to the window is compared with its own kind only. Runs in the page.
 */
function overlaps(): string[] {
  interface Box {
    element: Element;
    text: string;
    left: number;
    right: number;
    top: number;
    bottom: number;
    layer: Element | null;
  }
  const layerOf = (element: Element | null): Element | null =>
    !element || /fixed|sticky/.test(getComputedStyle(element).position)
      ? element
      : layerOf(element.parentElement);
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.sr, dialog, [popover], [aria-hidden=true], svg, script, style, template');
  const nameOf = (text: string | null) => (text ?? '').trim().slice(0, 30);
  const boxes: Box[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!element || !nameOf(node.textContent) || !isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // Letters fill the middle of their line.
    const half = Number.parseFloat(getComputedStyle(element).fontSize) * 0.35;
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const middle = (top + bottom) / 2;
      const line = { left, right, top: middle - half, bottom: middle + half };
      boxes.push({ element, text: nameOf(node.textContent), layer: layerOf(element), ...line });
    }
  }
  for (const element of document.querySelectorAll('.btn')) {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const text = nameOf(element.textContent);
    if (text && isShown(element))
      boxes.push({ element, text, layer: layerOf(element), left, right, top, bottom });
  }
  const isOver = (a: Box, b: Box) =>
    a.layer === b.layer &&
    !a.element.contains(b.element) &&
    !b.element.contains(a.element) &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3 &&
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3;
  return boxes.flatMap((a, i) =>
    boxes.slice(i + 1).flatMap((b) => (isOver(a, b) ? [`${a.text} | ${b.text}`] : [])),
  );
}
