import { questionClosed } from './consent/question.ts';
import { startConsent } from './consent/start.ts';
import { acceptPhotos } from './forms/acceptPhotos.ts';
import { showLiked } from './likes/showLiked.ts';
import { turnBanners } from './motion/banners.ts';
import { wakeChapters } from './motion/chapters.ts';
import { colourHeader } from './motion/header.ts';
import { showRangeHere } from './motion/rangeSlider.ts';
import { openAnchored } from './navigation/anchors.ts';
import { rememberLanguage } from './navigation/languageChoice.ts';
import { closeMenus } from './navigation/menus.ts';
import { startInvitation } from './newsletterInvitation/start.ts';
import { startStrip } from './newsletterInvitation/strip.ts';
import { expectFinder } from './search/catalogue.ts';
import { keepNewsPlace } from './search/news.ts';
import { offerSharing } from './sharing/offerSharing.ts';
import { offerPrinting } from './sharing/printing.ts';
import { startEach } from './startEach.ts';
import { wakeWhenTouched } from './wakeWhenTouched.ts';

/** What the home page alone has comes to no other. */
function startWheel(): void {
  if (document.querySelector('.noria'))
    import('./motion/wheel.ts')
      .then(({ showGondolas }) => showGondolas())
      .catch(console.error);
}

/** A tip's code is fetched once its place is in view, and not before it may show. */
async function startHints(): Promise<void> {
  const place = document.querySelector('.hint-place');
  if (!place) return;
  await questionClosed;
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    import('./hints/hints.ts').then(({ showHints }) => showHints()).catch(console.error);
  });
  observer.observe(place);
}

const start = () =>
  startEach([
    wakeChapters,
    closeMenus,
    colourHeader,
    rememberLanguage,
    expectFinder,
    showLiked,
    showRangeHere,
    openAnchored,
    acceptPhotos,
    offerPrinting,
    offerSharing,
    keepNewsPlace,
    wakeWhenTouched,
    turnBanners,
    startWheel,
    startStrip,
    startConsent,
    startInvitation,
    startHints,
  ]);

// A page may be rendered before anybody visits it: until then it asks, counts, keeps,
// fetches and moves nothing.
if ((document as { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', start, { once: true });
else start();
