import { consentSettled } from './consent/settled.ts';
import { startConsent } from './consent/start.ts';
import { acceptPhotos } from './forms/acceptPhotos.ts';
import { restoreLikes } from './likes/restoreLikes.ts';
import { loadOnFirstInteraction } from './loadOnFirstInteraction.ts';
import { autoplayBanners } from './motion/banners.ts';
import { layOutChapters } from './motion/chapters.ts';
import { colourHeader } from './motion/header.ts';
import { scrollToCurrentRange } from './motion/rangeSlider.ts';
import { openTargetDetails } from './navigation/anchors.ts';
import { rememberLanguage } from './navigation/languageChoice.ts';
import { closeMenus } from './navigation/menus.ts';
import { startInvitation } from './newsletterInvitation/start.ts';
import { startStrip } from './newsletterInvitation/strip.ts';
import { prepareFinder } from './search/loadFinder.ts';
import { restoreNewsPosition } from './search/news.ts';
import { showPrintButtons } from './sharing/showPrintButtons.ts';
import { showShareButton } from './sharing/showShareButton.ts';
import { startEach } from './startEach.ts';

/** Only the home page has the wheel, so only it loads the code. */
function startWheel(): void {
  if (document.querySelector('.wheel'))
    import('./motion/wheel.ts')
      .then(({ showGondolas }) => showGondolas())
      .catch(console.error);
}

/** Loads the tips once consent is settled and the first one is in view. */
async function startHints(): Promise<void> {
  const place = document.querySelector('.hint-place');
  if (!place) return;
  await consentSettled;
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    import('./hints/hints.ts').then(({ showHints }) => showHints()).catch(console.error);
  });
  observer.observe(place);
}

const start = () =>
  startEach([
    layOutChapters,
    closeMenus,
    colourHeader,
    rememberLanguage,
    prepareFinder,
    restoreLikes,
    scrollToCurrentRange,
    openTargetDetails,
    acceptPhotos,
    showPrintButtons,
    showShareButton,
    restoreNewsPosition,
    loadOnFirstInteraction,
    autoplayBanners,
    startWheel,
    startStrip,
    startConsent,
    startInvitation,
    startHints,
  ]);

// A prerendered page does nothing until the visitor opens it.
if ((document as { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', start, { once: true });
else start();
