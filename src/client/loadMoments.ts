/** Modules by the selector of what they animate; each starts with the first match. */
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

/** Loads the modules that this page needs. */
export const loadMoments = (): Promise<unknown> =>
  Promise.all(
    moments.map(async ([selector, load]) => {
      const first = document.querySelector<HTMLElement>(selector);
      if (first) (await load()).start(first);
    }),
  );
