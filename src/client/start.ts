import { startConsent } from './consent/start.ts';
import { acceptPhotos } from './forms/acceptPhotos.ts';
import { wakeIslands } from './islands/islands.ts';
import { startBanners } from './motion/banners.ts';
import { wakeChapters } from './motion/chapters.ts';
import { colourHeader } from './motion/header.ts';
import { startRangeSliders } from './motion/rangeSlider.ts';
import { showGondolas } from './motion/wheel.ts';
import { openAnchored } from './navigation/anchors.ts';
import { rememberLanguage } from './navigation/languageChoice.ts';
import { closeMenus } from './navigation/menus.ts';
import { startInvitation } from './newsletterInvitation/start.ts';
import { offerWayOut } from './privatePages/leave.ts';
import { startCatalogue } from './search/catalogue.ts';
import { sendChoices } from './search/choices.ts';
import { searchAsTyped } from './search/faqs.ts';
import { readNews } from './search/readNews.ts';
import { suggestWhenTouched } from './search/suggestWhenTouched.ts';
import { copyCodes } from './sharing/copyCode.ts';
import { offerPrinting } from './sharing/printing.ts';

/** Only pages with a tip fetch its code. */
function startHints(): void {
  if (document.querySelector('[data-hint]'))
    import('./hints/hints.ts').then(({ showHints }) => showHints()).catch(console.error);
}

/**
 * Tags, which only scripts load, may read where a visitor comes from: of a private page,
 * not even the next page of the site learns.
 */
function hidePrivatePage(): void {
  if (!document.querySelector('[data-private]')) return;
  const policy = Object.assign(document.createElement('meta'), {
    name: 'referrer',
    content: 'no-referrer',
  });
  document.head.appendChild(policy);
}

const behaviours = [
  // First, lest a later one fail before it.
  offerWayOut,
  hidePrivatePage,
  wakeChapters,
  closeMenus,
  colourHeader,
  rememberLanguage,
  startCatalogue,
  startRangeSliders,
  openAnchored,
  searchAsTyped,
  sendChoices,
  suggestWhenTouched,
  readNews,
  acceptPhotos,
  wakeIslands,
  offerPrinting,
  copyCodes,
  startBanners,
  showGondolas,
  startConsent,
  startInvitation,
  startHints,
];

/** Starts each behaviour in its own try, so that one failure does not stop the others. */
function start(): void {
  for (const begin of behaviours) {
    try {
      begin();
    } catch (error) {
      console.error(error);
    }
  }
}

// A page may be rendered before anybody visits it: until then it asks, counts, keeps,
// fetches and moves nothing.
if ((document as { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', start, { once: true });
else start();
