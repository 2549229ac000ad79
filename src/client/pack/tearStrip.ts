import { tearStrip } from 'virtual:content/dictionary/tearStrip';
import type { Language } from '../../site/i18n/languages.ts';
import { element } from '../browser/element.ts';
import { adoptStyle } from '../browser/style.ts';
import { spill } from './spill.ts';
import css from './TearStrip.css?inline';

const words = tearStrip[document.documentElement.lang as Language];
/** Distance in px after which a pulled strip comes off. */
const tearingDistance = 24;
/** Points along the torn edge, and their height in percent of the pack's. */
const points = 28;
const pointHeight = 1.2;
/** How long the strip takes to come off, and when the first snack flies. */
const tearMs = 500;
const flightDelayMs = 150;

/**
 * Lets the top of the pack tear off as a strip, by its button, a tap or a pull to the
 * side: snacks fly out and land around the title. The button then gives another pack.
 * The page says where to cut, from `build/drawings/pack/shapes.ts`.
 */
export function startTearStrip(show: HTMLElement): void {
  const pack = show.querySelector<HTMLElement>('.pack');
  const title = document.querySelector<HTMLElement>('.pdp h1');
  if (!pack || !title) return;
  adoptStyle(css);
  const edge = Number(show.dataset['tearEdge']);
  const button = element<HTMLButtonElement>(
    `<button type="button" class="btn btn--small btn--paper pack-open">${words.open}</button>`,
  );
  const strip = element('<div class="pack-strip" aria-hidden="true"></div>');
  pack.insertAdjacentElement('beforebegin', button);
  pack.insertAdjacentElement('afterend', strip);
  let takeBack: (() => void) | undefined;
  const close = () => {
    takeBack?.();
    takeBack = undefined;
    pack.style.clipPath = '';
    strip.hidden = false;
    button.textContent = words.open;
  };
  const open = (side = 1) => {
    if (takeBack) return;
    strip.hidden = true;
    button.textContent = words.again;
    tearOff(pack, edge, side);
    // A task of its own: finding free places takes a slow phone a frame or two.
    let gather: (() => void) | undefined;
    const timer = setTimeout(() => {
      gather = spill(pack, title);
    }, flightDelayMs);
    takeBack = () => {
      clearTimeout(timer);
      gather?.();
    };
  };
  new ResizeObserver(() => {
    // The snacks would no longer lie around the title.
    close();
    const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = pack;
    place(strip, { left, top, width: offsetWidth, height: (offsetHeight * edge) / 100 });
  }).observe(show);
  button.addEventListener('click', () => (takeBack ? close() : open()));
  strip.addEventListener('pointerdown', (event) => {
    if (event.isPrimary && event.button === 0) pull(strip, event, open);
  });
}

/** Opens by a tap or a pull to the side. A vertical movement scrolls and cancels. */
function pull(
  strip: HTMLElement,
  { clientX: start, pointerId }: PointerEvent,
  open: (side: number) => void,
): void {
  const listeners = new AbortController();
  const options = { signal: listeners.signal };
  const sideOf = ({ clientX }: PointerEvent) => Math.sign(clientX - start) || 1;
  strip.setPointerCapture(pointerId);
  const finish = (event: PointerEvent) => {
    listeners.abort();
    if (event.type !== 'pointercancel') open(sideOf(event));
  };
  const move = (event: PointerEvent) => {
    if (Math.abs(event.clientX - start) >= tearingDistance) finish(event);
  };
  strip.addEventListener('pointermove', move, options);
  strip.addEventListener('pointerup', finish, options);
  strip.addEventListener('pointercancel', finish, options);
}

function place(part: HTMLElement, box: Record<string, number>): void {
  for (const [name, pixels] of Object.entries(box)) part.style.setProperty(name, `${pixels}px`);
}

/** Cuts the pack below its strip. A copy of the strip turns about one end and falls. */
function tearOff(pack: HTMLElement, edge: number, side: number): void {
  const zigzag = Array.from(
    { length: points + 1 },
    (_, i) => `${(100 * i) / points}% ${edge + (i % 2) * pointHeight}%`,
  ).join(',');
  const copy = pack.cloneNode() as HTMLElement;
  copy.setAttribute('alt', '');
  copy.classList.add('pack-torn');
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight } = pack;
  place(copy, { left, top, width, height: offsetHeight });
  pack.style.clipPath = `polygon(${zigzag},100% 100%,0 100%)`;
  copy.style.clipPath = `polygon(${zigzag},100% 0,0 0)`;
  copy.style.transformOrigin = `${side > 0 ? 100 : 0}% ${edge}%`;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  pack.insertAdjacentElement('afterend', copy);
  const aside = `translate(${side * width * 0.4}px, ${offsetHeight / 2}px)`;
  void copy
    .animate(
      [
        { transform: 'none', easing: 'ease-in' },
        { transform: `rotate(${side * 24}deg)`, opacity: 1, offset: 0.5 },
        {
          transform: `${aside} rotate(${side * 100}deg)`,
          opacity: 0,
        },
      ],
      { duration: tearMs },
    )
    .finished.then(() => copy.remove());
}
