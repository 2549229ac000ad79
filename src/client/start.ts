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

/** Loads the wheel's code when the wheel comes into view; only the home page has one. */
function startWheel(): void {
  onceInView('.wheel', () =>
    import('./motion/wheel.ts').then(({ showGondolas }) => showGondolas()),
  );
}

/** Loads the tips once consent is settled and the first one is in view. */
async function startHints(): Promise<void> {
  if (!document.querySelector('.hint-place')) return;
  await consentSettled;
  onceInView('.hint-place', () =>
    import('./hints/hints.ts').then(({ showHints }) => showHints()),
  );
}

function onceInView(selector: string, load: () => Promise<void>): void {
  const element = document.querySelector(selector);
  if (!element) return;
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    load().catch(console.error);
  });
  observer.observe(element);
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
