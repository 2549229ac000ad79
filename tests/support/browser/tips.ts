import type { Locator } from 'playwright-core';

/**
 * What a tip lies on of packs, names, counts and controls, and what lies on the tip: its foot is
 * to be found at both ends.
 */
export const coveredBy = (tip: Locator) =>
  tip.evaluate(async (element) => {
    // It swells up as it comes.
    await Promise.all(element.getAnimations().map(({ finished }) => finished));
    const own = element.getBoundingClientRect();
    const things = 'main :is(.pack, .gondola, .stage h3, [role=status], a, label, select, button)';
    const covered = [...document.querySelectorAll(things)].filter((thing) => {
      const box = thing.getBoundingClientRect();
      return (
        !element.contains(thing) &&
        thing.checkVisibility({ opacityProperty: true }) &&
        Math.min(box.right, own.right) - Math.max(box.left, own.left) > 1 &&
        Math.min(box.bottom, own.bottom) - Math.max(box.top, own.top) > 1
      );
    });
    const over = [own.left + 20, own.right - 20]
      .map((x) => document.elementFromPoint(x, own.bottom - 3))
      .filter((top) => !element.contains(top));
    return [
      ...covered.map(({ className, nodeName }) => `on ${nodeName} ${className}`),
      ...over.map((top) => `below ${top?.nodeName} ${top?.className}`),
    ];
  });
