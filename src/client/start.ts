import { consentSettled, startConsent } from './consent/consent.ts';
import { startCopying } from './copying.ts';
import { prepareFinder } from './finder/loadFinder.ts';
import { restoreLikes } from './likes/startLikes.ts';
import { loadOnFirstInteraction } from './loadOnFirstInteraction.ts';
import { autoplayBanners } from './motion/banners.ts';
import { layOutChapters } from './motion/chapters.ts';
import {
  closeMenus,
  colourHeader,
  keepSearches,
  moveInMenus,
  openTargetDetails,
  rememberLanguage,
} from './navigation.ts';
import { startInvitation, startInviteStrip } from './newsletterInvitation/invitation.ts';
import {
  acceptPhotos,
  hideFailedPictures,
  showPrintButtons,
  showShareButton,
} from './scriptedControls.ts';
import { restoreNewsPosition } from './search/news.ts';
import { startEach } from './startEach.ts';

/** Loads the tips once their place is in view and the cookie question is answered. */
async function loadHints(): Promise<void> {
  await consentSettled;
  const place = document.querySelector('.hint-place');
  if (!place) return;
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    import('./hints/hints.ts').then(({ start }) => start()).catch(console.error);
  });
  observer.observe(place);
}

const start = () =>
  startEach([
    layOutChapters,
    closeMenus,
    moveInMenus,
    colourHeader,
    rememberLanguage,
    prepareFinder,
    restoreLikes,
    openTargetDetails,
    acceptPhotos,
    showPrintButtons,
    showShareButton,
    startCopying,
    hideFailedPictures,
    keepSearches,
    restoreNewsPosition,
    loadOnFirstInteraction,
    autoplayBanners,
    startInviteStrip,
    startConsent,
    startInvitation,
    loadHints,
  ]);

// A prerendered page does nothing until the visitor opens it.
if ((document as { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', start, { once: true });
else start();
