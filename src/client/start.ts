import { openAnchored } from './anchors.ts';
import { startBanners } from './banners.ts';
import { startCatalogue } from './catalogue.ts';
import { wakeChapters } from './chapters.ts';
import { sendChoices } from './choices.ts';
import { startConsent } from './consent/consent.ts';
import { searchAsTyped } from './faqs.ts';
import { colourHeader } from './header.ts';
import { startInvite } from './invite/invite.ts';
import { wakeIslands } from './islands.ts';
import { rememberLanguage } from './languageChoice.ts';
import { closeMenus } from './menus.ts';
import { offerPrinting } from './printing.ts';
import { startRangeSliders } from './rangeSlider.ts';
import { readNews } from './readNews.ts';
import { showGondolas } from './wheel.ts';

/** Tips are fetched only by a page that has one. */
function startHints(): void {
  if (document.querySelector('[data-hint]'))
    import('./hints.ts').then(({ showHints }) => showHints()).catch(console.error);
}

const behaviours = [
  wakeChapters,
  closeMenus,
  colourHeader,
  rememberLanguage,
  startCatalogue,
  startRangeSliders,
  openAnchored,
  searchAsTyped,
  sendChoices,
  readNews,
  wakeIslands,
  offerPrinting,
  startBanners,
  showGondolas,
  startConsent,
  startInvite,
  startHints,
];

/** Each behaviour in its own try: one that breaks leaves the others alive. */
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
