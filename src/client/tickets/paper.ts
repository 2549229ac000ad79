import { element } from '../browser/element.ts';

/** The opposite of --below-tablet, as in Ticket.css. */
const sideBySide = matchMedia('(width >= 48em)');

/** Puts a copy of a stub in front of the page, where the stub is. */
export function lift(details: HTMLDetailsElement): HTMLElement {
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
export async function fly(paper: HTMLElement, distance = 1): Promise<void> {
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

/** Lays a copy back onto its stub. */
export async function springBack(paper: HTMLElement): Promise<void> {
  await paper.animate({ transform: [paper.style.transform, 'none'] }, 180).finished;
  paper.parentElement?.remove();
}
