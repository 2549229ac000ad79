import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { addressOfPlace } from '../../../src/site/addresses/addresses.ts';
import { pageKinds } from '../../support/places.ts';
import { chromium109 } from './chromium109.ts';
import type { RunningEngine } from './engine.ts';
import { Visitor } from './visitor.ts';

/**
 * What sticks out of the window, and headings that are cut off or squeezed. Runs in the
 * page.
 */
function brokenParts(): string[] {
  const { scrollWidth } = document.documentElement;
  const headings = Array.from(document.querySelectorAll<HTMLElement>('h1, h2, h3')).filter(
    (heading) => heading.checkVisibility() && !heading.closest('.sr'),
  );
  const broken = headings.filter(({ scrollWidth, clientWidth, innerText }) => {
    const isSqueezed = clientWidth < 60 && innerText.length > 4;
    return clientWidth > 0 && (scrollWidth > clientWidth + 2 || isSqueezed);
  });
  return [
    ...(scrollWidth > innerWidth ? [`${scrollWidth} px`] : []),
    ...broken.map(({ innerText }) => innerText),
  ];
}

describe.skipIf(!chromium109.isInstalled())('the oldest Chromium', { timeout: 300_000 }, () => {
  let running: RunningEngine;
  beforeAll(async () => {
    running = await chromium109.start();
  });
  afterAll(() => running.close());

  test.each([390, 1280])(
    'shows every kind of page at %i px without scrolling sideways, its headings and the cookie question whole',
    async (width) => {
      const window = await running.newWindow();
      onTestFinished(() => window.close());
      const visitor = new Visitor(window, inject('site'));
      await visitor.resize(width);
      const broken: string[] = [];
      for (const place of pageKinds) {
        const path = addressOfPlace(place, 'es');
        await visitor.open(path);
        for (const part of await visitor.run(brokenParts)) broken.push(`${path} ${part}`);
      }
      expect(broken).toEqual([]);
      await visitor.open('/es/contacto/consulta-o-comentario');
      await visitor.sees('.consent [data-do=accept]');
      const [left, right, height] = await visitor.run(() => {
        const box = document.querySelector('.consent p')?.getBoundingClientRect();
        return [box?.left ?? -1, box?.right ?? 0, box?.height ?? 0] as const;
      });
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(right - left).toBeGreaterThan(250);
      expect(height).toBeLessThan(250);
    },
  );
});
