import { consentSettled, startConsent } from './consent/consent.ts';
import { prepareFinder } from './finder/loadFinder.ts';
import { restoreLikes } from './likes/startLikes.ts';
import { loadOnFirstInteraction } from './loadOnFirstInteraction.ts';
import { autoplayBanners } from './motion/banners.ts';
import { layOutChapters } from './motion/chapters.ts';
import { closeMenus, colourHeader, openTargetDetails, rememberLanguage } from './navigation.ts';
import { startInvitation, startInviteStrip } from './newsletterInvitation/invitation.ts';
import { acceptPhotos, showPrintButtons, showShareButton } from './scriptedControls.ts';
import { restoreNewsPosition } from './search/news.ts';
import { startEach } from './startEach.ts';

/** Modules that wait until their place is in view. */
const seen: [string, () => Promise<{ start(): unknown }>][] = [
  ['.hint-place', () => import('./hints/hints.ts')],
  ['[data-eaten]', () => import('./bites/bites.ts')],
];

/** Loads tips and the bites of the 404 page, which wait for the answer about cookies. */
async function loadWhenSeen(): Promise<void> {
  await consentSettled;
  for (const [place, load] of seen) {
    const element = document.querySelector(place);
    if (!element) continue;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      load()
        .then(({ start }) => start())
        .catch(console.error);
    });
    observer.observe(element);
  }
}

const start = () =>
  startEach([
    layOutChapters,
    closeMenus,
    colourHeader,
    rememberLanguage,
    prepareFinder,
    restoreLikes,
    openTargetDetails,
    acceptPhotos,
    showPrintButtons,
    showShareButton,
    restoreNewsPosition,
    loadOnFirstInteraction,
    autoplayBanners,
    startInviteStrip,
    startConsent,
    startInvitation,
    loadWhenSeen,
  ]);

// A prerendered page does nothing until the visitor opens it.
if ((document as { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', start, { once: true });
else start();
