import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { nextTask } from '../browser/schedule.ts';
import { wantedFilm } from './film.ts';

const turnMs = 5_000;

function sinceLoadMs(): number {
  const [visit] = performance.getEntriesByType('navigation');
  const { loadEventEnd = 0 } = (visit ?? {}) as Partial<PerformanceNavigationTiming>;
  return loadEventEnd ? performance.now() - loadEventEnd : 0;
}

/** Autoplay and an interaction may both try to start it. */
let isStarted = false;

interface Banners {
  row: HTMLElement;
  list: HTMLElement;
  /** Pauses and resumes. */
  button: HTMLButtonElement;
  dots: HTMLAnchorElement[];
  swiper: Swiper;
}

/**
 * Hands the row of banners over to Swiper, which autoplays them. The setup is split into
 * short tasks so that input is not blocked.
 */
export async function startSwiper(row: HTMLElement): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  await nextTask();
  const list = row.querySelector<HTMLElement>('.swiper-wrapper');
  const button = row.querySelector<HTMLButtonElement>('.banners__tools button');
  const dots = [...row.querySelectorAll<HTMLAnchorElement>('.banners__tools a')];
  if (!list || !button) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const swiper = new Swiper(row, {
    modules: [Autoplay],
    init: false,
    rewind: true,
    speed: still ? 0 : 800,
    // The mouse must still select text and open links.
    simulateTouch: false,
    ...(still ? {} : { autoplay: { delay: turnMs } }),
  });
  const pressedDot = listenForDots(dots, swiper);
  await nextTask();
  // A dot that was pressed before has only begun to scroll the row.
  const target = [...list.children].findIndex((slide) => slide.matches(':target'));
  const seen = Math.round(list.scrollLeft / list.clientWidth);
  swiper.params.initialSlide = pressedDot() ?? (target < 0 ? seen : target);
  list.style.scrollBehavior = 'auto';
  list.scrollLeft = 0;
  // The first banner has been showing since the page loaded.
  const first = list.firstElementChild as HTMLElement;
  first.dataset['swiperAutoplay'] = String(Math.max(500, turnMs - sinceLoadMs()));
  swiper.init();
  await nextTask();
  // The other slides are about to become inert.
  const focused = swiper.slides.findIndex((slide) => slide.contains(document.activeElement));
  if (focused >= 0) swiper.slideTo(focused);
  const banners = { row, list, button, dots, swiper };
  const isChosen = pressedDot() !== undefined || Number(swiper.params.initialSlide) > 0;
  const update = pauseWhenHeld(banners, still, isChosen);
  const show = () => {
    if (swiper.activeIndex > 0) delete first.dataset['swiperAutoplay'];
    for (const [i, slide] of swiper.slides.entries()) slide.inert = i !== swiper.activeIndex;
    for (const [i, dot] of dots.entries())
      if (i === swiper.activeIndex) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    update();
  };
  swiper.on('slideChange', show);
  listenForTurns(banners);
  button.disabled = still;
  show();
}

/** Turns the banners by their dots. Returns which was pressed last, also before Swiper starts. */
function listenForDots(dots: HTMLAnchorElement[], swiper: Swiper): () => number | undefined {
  let pressed: number | undefined;
  for (const [i, dot] of dots.entries())
    dot.addEventListener('click', (event) => {
      event.preventDefault();
      pressed = i;
      if (swiper.initialized) swiper.slideTo(i);
    });
  return () => pressed;
}

/** Turns the banners by the arrow keys. */
function listenForTurns({ row, list, button, dots, swiper }: Banners): void {
  // A banner that is being played with stays for a full turn.
  list.addEventListener('pointerdown', () => {
    delete swiper.slides[0]?.dataset['swiperAutoplay'];
    if (!swiper.autoplay.running) return;
    swiper.autoplay.stop();
    swiper.autoplay.start();
  });
  row.addEventListener('keydown', ({ key, target }) => {
    if (key !== 'ArrowRight' && key !== 'ArrowLeft') return;
    if (key === 'ArrowRight') swiper.slideNext();
    else swiper.slidePrev();
    // The banner that had the focus is inert now, or its dot is no longer the current one.
    if (target !== button) dots[swiper.activeIndex]?.focus();
  });
}

/**
 * Pauses the banners and the film at the visitor's request or out of sight, and the
 * banners alone once the visitor has chosen one, and while the keyboard's focus is inside, the
 * hero is heard, a menu lies on them or the film plays for the first time. Returns a function
 * that checks again.
 */
function pauseWhenHeld(
  { row, list, button, dots, swiper }: Banners,
  still: boolean,
  isChosen: boolean,
): () => void {
  const film = wantedFilm(row);
  const isPremiere = () => film && !film.loop && !film.paused && film.currentTime > 0;
  // The sound is that of the first banner.
  const isHeard = () => !!row.querySelector('[data-sound][aria-pressed=true]');
  const isCovered = () => !!document.querySelector('[data-header] details[open], dialog[open]');
  /** Reasons to pause the banners. */
  const held = {
    byVisitor: false,
    byChoice: isChosen,
    byFocus: isFocusVisible(row, button),
    outOfSight: false,
  };
  const isStopped = () => held.byVisitor || held.byChoice;
  const update = () => {
    const moves = !still && !held.byVisitor && !held.outOfSight;
    const isHeld = held.byChoice || held.byFocus || isHeard() || isCovered() || isPremiere();
    const turns = moves && !isHeld;
    if (turns !== swiper.autoplay.running) turns ? swiper.autoplay.start() : swiper.autoplay.stop();
    // Announce slides that the visitor changes, not those that autoplay changes.
    if (turns) list.removeAttribute('aria-live');
    else list.setAttribute('aria-live', 'polite');
    row.classList.toggle('is-paused', !moves);
    button.setAttribute('aria-pressed', String(isStopped()));
    if (moves && swiper.activeIndex === 0) film?.play().catch(() => undefined);
    else film?.pause();
  };
  button.addEventListener('click', () => {
    held.byVisitor = !isStopped();
    held.byChoice = false;
    update();
  });
  const stay = () => {
    held.byChoice = true;
    update();
  };
  for (const dot of dots) dot.addEventListener('click', stay);
  swiper.on('sliderFirstMove', stay);
  row.addEventListener('focusin', () => {
    held.byFocus = isFocusVisible(row, button);
    update();
  });
  row.addEventListener('focusout', () => {
    held.byFocus = false;
    update();
  });
  row.addEventListener('sound', update);
  film?.addEventListener('playing', update);
  film?.addEventListener('ended', () => {
    update();
    if (swiper.autoplay.running) swiper.slideNext();
  });
  // It does not bubble.
  document.addEventListener('toggle', update, true);
  new IntersectionObserver(([entry]) => {
    held.outOfSight = !entry?.isIntersecting;
    update();
  }).observe(row);
  return update;
}

/** Whether the keyboard's focus is inside, except on the button that pauses. */
function isFocusVisible(row: HTMLElement, button: HTMLButtonElement): boolean {
  const focused = row.querySelector(':focus-visible');
  return focused !== null && focused !== button;
}
