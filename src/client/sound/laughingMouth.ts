const teethCount = 7;
const laughMs = 400;

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Gives the face of the hero teeth that move one by one. Returns a function that makes
 * it laugh: the eyes squeeze, and the teeth bounce, most of all those near `place`, from
 * 0 at the left of the mouth to 1. With reduced motion it does nothing,
 * and Sound.css keeps the eyes squeezed.
 */
export function laughingMouth(banners: HTMLElement, signal: AbortSignal): (place: number) => void {
  const face = banners.querySelector<HTMLElement>('.grin');
  const mouth = banners.querySelector<HTMLElement>('.grin__mouth');
  const eyes = banners.querySelectorAll('.grin__eyes i');
  const row = document.createElement('div');
  row.className = 'grin__teeth';
  const teeth = Array.from({ length: teethCount }, () =>
    row.appendChild(document.createElement('i')),
  );
  mouth?.appendChild(row);
  face?.classList.add('is-eating');
  signal.addEventListener('abort', () => {
    face?.classList.remove('is-eating');
    row.remove();
  });
  return (place) => {
    if (isStill()) return;
    for (const eye of eyes) squeeze(eye);
    for (const [i, tooth] of teeth.entries())
      bounce(tooth, 1 - Math.abs((i + 0.5) / teethCount - place));
  };
}

const squeeze = (eye: Element) =>
  eye.animate(
    [
      { transform: 'none' },
      { transform: 'scaleY(0.35)', offset: 0.25 },
      { transform: 'scaleY(1.08)', offset: 0.7 },
      { transform: 'none' },
    ],
    { duration: laughMs, easing: 'ease-out' },
  );

/** @param level From 0 to 1. */
const bounce = (tooth: Element, level: number) =>
  tooth.animate(
    [
      { transform: 'none' },
      { transform: `scaleY(${1 + 0.7 * level ** 2})`, offset: 0.25 },
      { transform: `scaleY(${1 - 0.2 * level})`, offset: 0.6 },
      { transform: 'none' },
    ],
    { duration: laughMs, easing: 'ease-out' },
  );
