import { hydrateOnInteraction } from './islands/hydrateOnInteraction.ts';
import { startLikes } from './likes/startLikes.ts';
import { startBannersOnInteraction } from './motion/banners.ts';
import { loadRangeButtons } from './motion/rangeSlider.ts';
import { loadFaqSearch } from './search/faqs.ts';
import { loadFinder } from './search/loadFinder.ts';
import { focusSearchOnOpen, loadSuggestionsOnFocus } from './search/loadSuggestions.ts';
import { loadNewsList } from './search/news.ts';
import { startCopyButtons } from './sharing/copyButtons.ts';
import { loadSharing } from './sharing/loadSharing.ts';
import { startEach } from './startEach.ts';

/**
 * Starts what answers a visitor who does something; ends once it is all there.
 *
 * @param touch Where this is the first touch, it is told to what waits for one.
 */
export function startInteractive(touch?: Event): Promise<unknown> {
  const started = startEach([
    startBannersOnInteraction,
    hydrateOnInteraction,
    loadFinder,
    startLikes,
    loadFaqSearch,
    loadNewsList,
    loadSuggestionsOnFocus,
    focusSearchOnOpen,
    loadRangeButtons,
    loadSharing,
    startCopyButtons,
  ]);
  const type = touch && replayedAs[touch.type];
  if (type) touch.target?.dispatchEvent(new Event(type, { bubbles: true }));
  return started;
}

/** What is told of a first touch, by its type; a choice made by a program has only input. */
const replayedAs: Record<string, string> = {
  pointerdown: 'pointerdown',
  focusin: 'focusin',
  input: 'change',
};
