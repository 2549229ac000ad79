import { element } from '../browser/element.ts';
import { nextPaint } from '../browser/schedule.ts';
import { linkStyle } from '../browser/style.ts';
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
    const click = new AbortController();
    addEventListener('click', (event) => event.preventDefault(), {
      capture: true,
      once: true,
      signal: click.signal,
    });
    setTimeout(() => click.abort(), 50);
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

/** The opposite of --below-tablet, as in Ticket.css. */
const sideBySide = matchMedia('(width >= 48em)');

/** Puts a copy of a stub in front of the page, where the stub is. */
function lift(details: HTMLDetailsElement): HTMLElement {
  const stub = details.parentElement as HTMLElement;
  const { left, top, width, height } = stub.getBoundingClientRect();
  // What the stub hides may be lower than the stub: the next ticket must not jump.
  if (sideBySide.matches) stub.style.minHeight = `${height}px`;
  const layer = element('<div class="torn" aria-hidden="true" inert></div>');
  const paper = stub.closest('.ticket')?.cloneNode() as HTMLElement;
  paper.appendChild(stub.cloneNode(true));
  Object.assign(paper.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  layer.appendChild(paper);
  document.body.appendChild(layer);
  return paper;
}

/** Lets a copy fall off the screen, turning to the side it was pulled to. */
async function fly(paper: HTMLElement, distance = 1): Promise<void> {
  const side = Math.sign(distance);
  const begun = paper.style.transform || 'none';
  const falls = paper.animate(
    [
      { transform: begun },
      {
        transform: `translateX(${distance + side * 24}px) rotate(${side * 9}deg)`,
        offset: 0.3,
        easing: 'ease-in',
      },
      { opacity: 1, offset: 0.7 },
      {
        transform: `translate(${distance + side * 180}px, 90vh) rotate(${side * 38}deg)`,
        opacity: 0,
      },
    ],
    { duration: 850, easing: 'ease-out', fill: 'forwards' },
  );
  await falls.finished;
  paper.parentElement?.remove();
}

async function springBack(paper: HTMLElement): Promise<void> {
  await paper.animate({ transform: [paper.style.transform, 'none'] }, 180).finished;
  paper.parentElement?.remove();
}
