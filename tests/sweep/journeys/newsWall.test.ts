import { expect, test } from 'vitest';
import { openTab } from '../../support/browser/tab.ts';

test('rows of news are full and in order, however many there are, at every width', async () => {
  const { page } = await openTab('/es/noticias?page=2', { width: 1440 });
  for (const width of [1440, 1000, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await page.evaluate(faultyCounts)]).toEqual([width, []]);
  }
});

/** Removes one item after the other. Runs in the page. */
function faultyCounts(): number[] {
  const wall = document.querySelector('.news-wall') as HTMLElement;
  const items = [...wall.children];
  const faulty: number[] = [];
  for (let count = items.length; count > 0; count--) {
    wall.replaceChildren(...items.slice(0, count));
    const { right } = wall.getBoundingClientRect();
    const boxes = items.slice(0, count).map((item) => item.getBoundingClientRect());
    const isInOrder = boxes.every((box, i) => {
      const next = boxes[i + 1];
      const endsRow = !next || next.top >= box.bottom;
      return endsRow ? Math.abs(box.right - right) < 2 : next.left >= box.right;
    });
    if (!isInOrder) faulty.push(count);
  }
  wall.replaceChildren(...items);
  return faulty;
}
