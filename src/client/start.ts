import { consentSettled, startConsent } from './consent/consent.ts';
import { prepareFinder } from './finder/loadFinder.ts';
import { acceptPhotos } from './forms/acceptPhotos.ts';
import { restoreLikes } from './likes/restoreLikes.ts';
import { loadOnFirstInteraction } from './loadOnFirstInteraction.ts';
import { autoplayBanners } from './motion/banners.ts';
import { layOutChapters } from './motion/chapters.ts';
import { colourHeader } from './motion/header.ts';
import { openTargetDetails } from './navigation/anchors.ts';
import { rememberLanguage } from './navigation/languageChoice.ts';
import { closeMenus } from './navigation/menus.ts';
import { startInvitation, startInviteStrip } from './newsletterInvitation/invitation.ts';
import { restoreNewsPosition } from './search/news.ts';
import { showPrintButtons } from './sharing/showPrintButtons.ts';
import { showShareButton } from './sharing/showShareButton.ts';
import { startEach } from './startEach.ts';

/** Tips and the bites of the 404 page wait for the answer about cookies. */
async function loadLater(): Promise<void> {
  if (!document.querySelector('.hint-place, [data-eaten]')) return;
  await consentSettled;
  const { loadWhenSeen } = await import('./loadWhenSeen.ts');
  loadWhenSeen();
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
    loadLater,
  ]);

// A prerendered page does nothing until the visitor opens it.
if ((document as { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', start, { once: true });
else start();
