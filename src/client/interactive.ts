import { loadFinder } from './finder/loadFinder.ts';
import { hydrateOnInteraction } from './islands/islands.ts';
import { startLikes } from './likes/startLikes.ts';
import { startBannersOnInteraction } from './motion/banners.ts';
import { startRangeButtons } from './motion/rangeButtons.ts';
import { focusSearchOnOpen, loadSuggestionsOnFocus } from './search/loadSuggestions.ts';
import { startKioskCards, startSharing } from './sharing.ts';
import { startEach } from './startEach.ts';

/**
 * Starts every behaviour that responds to interaction. Resolves once all of it has
 * loaded.
 *
 * @param first The first interaction, replayed for the listeners that were just added.
 */
export function startInteractive(first?: Event): Promise<unknown> {
  const started = startEach([
    startBannersOnInteraction,
    hydrateOnInteraction,
    loadFinder,
    startLikes,
    loadSuggestionsOnFocus,
    focusSearchOnOpen,
    startRangeButtons,
    startSharing,
    startKioskCards,
    loadMoments,
  ]);
  const type = first && replayedAs[first.type];
  // The focus may have moved on: repeated where it was, it would close an open menu.
  const target = type === 'focusin' ? document.activeElement : first?.target;
  if (type) target?.dispatchEvent(new Event(type, { bubbles: true }));
  return started;
}

/**
 * Event to replay for each type of first interaction. A choice made by software may fire
 * `input` without `change`, which forms listen for.
 */
const replayedAs: Record<string, string> = {
  pointerdown: 'pointerdown',
  focusin: 'focusin',
  input: 'change',
};

/** Modules by the selector of what they work on; each starts with the first match. */
const moments: [string, () => Promise<{ start(first: HTMLElement): unknown }>][] = [
  ['.wheel', () => import('./motion/wheel.ts')],
  ['[data-sound]', () => import('./sound/soundButton.ts')],
  ['.worm', () => import('./history/crawlingWorm.ts')],
  ['.ticket__stub > details', () => import('./tickets/letTear.ts')],
  ['.pdp__show .pack', () => import('./pack/packMoments.ts')],
  ['img.pack', () => import('./motion/blinkingPacks.ts')],
  ['body:not(.sober, :has(form.form)) .foot', () => import('./crumb/crumb.ts')],
  ['[data-eaten]', () => import('./bites/bites.ts')],
  ['[data-send-shelf]', () => import('./likes/shelf.ts')],
  ['form[data-faqs]', () => import('./search/faqSearch.ts')],
  ['[data-news-search]', () => import('./search/newsList.ts')],
];

const loadMoments = (): Promise<unknown> =>
  Promise.all(
    moments.map(async ([selector, load]) => {
      const first = document.querySelector<HTMLElement>(selector);
      if (first) (await load()).start(first);
    }),
  );
