import { loadFinder } from './finder/loadFinder.ts';
import { hydrateOnInteraction } from './islands/hydrateOnInteraction.ts';
import { startLikes } from './likes/startLikes.ts';
import { loadMoments } from './loadMoments.ts';
import { startBannersOnInteraction } from './motion/banners.ts';
import { loadRangeButtons } from './motion/rangeSlider.ts';
import { loadFaqSearch } from './search/faqs.ts';
import { focusSearchOnOpen, loadSuggestionsOnFocus } from './search/loadSuggestions.ts';
import { loadNewsList } from './search/news.ts';
import { startCopyButtons } from './sharing/copyButtons.ts';
import { loadSharing } from './sharing/loadSharing.ts';
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
    loadFaqSearch,
    loadNewsList,
    loadSuggestionsOnFocus,
    focusSearchOnOpen,
    loadRangeButtons,
    loadSharing,
    startCopyButtons,
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
