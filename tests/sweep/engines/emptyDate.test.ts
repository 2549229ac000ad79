import sharp from 'sharp';
import { expect, inject, onTestFinished, test } from 'vitest';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { Visitor } from './visitor.ts';
import { webkit } from './webkit.ts';

/** The middle of the date field in the window. Runs in the page. */
function middleOfDate(): { left: number; top: number; width: number; height: number } {
  document.documentElement.style.scrollBehavior = 'auto';
  const field = document.querySelector<HTMLInputElement>('input[type=date]');
  field?.scrollIntoView({ block: 'center' });
  const box = field?.getBoundingClientRect() ?? new DOMRect();
  return {
    left: Math.round(box.left + 8),
    top: Math.round(box.top + 8),
    width: Math.round(box.width / 2),
    height: Math.round(box.height - 16),
  };
}

test.runIf(webkit.isInstalled())(
  'WebKit shows no date in an empty date field, and the one that is chosen',
  { timeout: 300_000 },
  async () => {
    const running = await webkit.start();
    onTestFinished(() => running.close());
    const window = await running.newWindow();
    onTestFinished(() => window.close());
    const visitor = new Visitor(window, inject('site'));
    await visitor.open(addressOf('contest', 'es'));
    const spread = async () => {
      const middle = await visitor.run(middleOfDate);
      const part = await sharp(await window.screenshot?.())
        .extract(middle)
        .toBuffer();
      const { channels } = await sharp(part).stats();
      return Math.max(...channels.map(({ stdev }) => stdev));
    };
    await expect.poll(spread).toBeLessThan(1);
    await visitor.choose('input[type=date]', '2000-01-02');
    await expect.poll(spread).toBeGreaterThan(5);
  },
);
