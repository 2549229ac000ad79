import { wakeIslands } from './islands/islands.ts';
import { answerHearts } from './likes/answerHearts.ts';
import { answerBanners } from './motion/banners.ts';
import { offerRangeButtons } from './motion/rangeSlider.ts';
import { wakeFinder } from './search/catalogue.ts';
import { searchAsTyped } from './search/faqs.ts';
import { browseAsTyped } from './search/news.ts';
import { suggestWhenTouched, typeOnceOpen } from './search/suggestWhenTouched.ts';
import { copyCodes } from './sharing/copyCodes.ts';
import { shareWhenAsked } from './sharing/shareWhenAsked.ts';
import { startEach } from './startEach.ts';

/**
 * Starts what answers a visitor who does something; ends once it is all there.
 *
 * @param touch Where this is the first touch, it is told to what waits for one.
 */
export function startTouched(touch?: Event): Promise<unknown> {
  const started = startEach([
    answerBanners,
    wakeIslands,
    wakeFinder,
    answerHearts,
    searchAsTyped,
    browseAsTyped,
    suggestWhenTouched,
    typeOnceOpen,
    offerRangeButtons,
    shareWhenAsked,
    copyCodes,
  ]);
  const again = touch && toldAgain[touch.type];
  if (again) touch.target?.dispatchEvent(new Event(again, { bubbles: true }));
  return started;
}

/** What is told of a first touch, by its type; a choice made by a program has only input. */
const toldAgain: Record<string, string> = {
  pointerdown: 'pointerdown',
  focusin: 'focusin',
  input: 'change',
};
