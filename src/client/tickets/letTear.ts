import { nextPaint } from '../browser/schedule.ts';
import { linkStyle } from '../browser/style.ts';
import { fly, lift, springBack } from './paper.ts';
import sheet from './Tear.css?url&no-inline';

/** Distance in px after which a pulled stub comes off. */
const tearingDistance = 72;
/** Distance in px from which a movement is a pull instead of a press. */
const slack = 8;

/**
 * Makes stubs come off by a press or a pull to the side. The browser opens them anyway;
 * where motion is reduced, that is all.
 */
export async function start(): Promise<void> {
  await linkStyle(sheet);
  const stubs = document.querySelectorAll<HTMLDetailsElement>('.ticket__stub > details');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  for (const details of stubs) {
    details.querySelector('summary')?.addEventListener('click', async (event) => {
      if (details.open || still.matches) return;
      event.preventDefault();
      // The pressed stub is painted first.
      await nextPaint();
      if (details.open) return;
      const paper = lift(details);
      details.open = true;
      fly(paper);
    });
    details.parentElement?.addEventListener('pointerdown', (event) => {
      if (!details.open && !still.matches && event.isPrimary && event.button === 0)
        pull(details, event);
    });
    // Dragging the picture would cancel the pull.
    details.addEventListener('dragstart', (event) => event.preventDefault());
  }
}

/** Follows the pointer until it lets go. A vertical movement scrolls and cancels. */
function pull(details: HTMLDetailsElement, { clientX: start }: PointerEvent): void {
  const ticket = details.closest('.ticket');
  const listeners = new AbortController();
  const options = { signal: listeners.signal };
  let paper: HTMLElement | undefined;
  let distance = 0;
  const move = ({ clientX }: PointerEvent) => {
    distance = clientX - start;
    if (!paper && Math.abs(distance) < slack) return;
    if (!paper) {
      paper = lift(details);
      ticket?.classList.add('is-pulled');
    }
    paper.style.transform = `translateX(${distance}px) rotate(${distance / 30}deg)`;
  };
  const letGo = async ({ type }: Event) => {
    listeners.abort();
    if (!paper) return;
    // Letting go is not a click on what lies below.
    addEventListener('click', (event) => event.preventDefault(), {
      capture: true,
      once: true,
      signal: AbortSignal.timeout(50),
    });
    if (type === 'pointerup' && Math.abs(distance) >= tearingDistance) {
      details.open = true;
      fly(paper, distance);
    } else await springBack(paper);
    ticket?.classList.remove('is-pulled');
  };
  addEventListener('pointermove', move, options);
  addEventListener('pointerup', letGo, options);
  addEventListener('pointercancel', letGo, options);
}
