/** What plays on a page that has an element like this; it starts with the first one. */
const moments: [string, () => Promise<{ start(first: HTMLElement): unknown }>][] = [
  ['.wheel', () => import('./motion/wheel.ts')],
  ['[data-sound]', () => import('./sound/soundButton.ts')],
  ['.worm', () => import('./history/crawlingWorm.ts')],
  ['.ticket__stub > details', () => import('./tickets/letTear.ts')],
  ['.pdp__show .pack', () => import('./pack/packMoments.ts')],
  ['img.pack', () => import('./motion/blinkingPacks.ts')],
  ['body:not(.sober, :has(form.form)) .foot', () => import('./crumb/crumb.ts')],
  ['[data-send-shelf]', () => import('./likes/shelf.ts')],
];

/** Loads what plays on this page. */
export const loadMoments = (): Promise<unknown> =>
  Promise.all(
    moments.map(async ([place, load]) => {
      const first = document.querySelector<HTMLElement>(place);
      if (first) (await load()).start(first);
    }),
  );
