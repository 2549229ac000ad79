import { element } from '../browser/element.ts';
import { adoptStyle } from '../browser/style.ts';
import css from './Crumb.css?inline';

/** Place from the left in %, width in px, and turn in degrees of each crumb. */
const crumbs = [
  { left: 68, width: 20, turn: 7 },
  { left: 74, width: 12, turn: -20 },
  { left: 62, width: 8, turn: 24 },
];
const fallMs = 900;

/** Drops crumbs from the awning of the footer when the end of the page is reached. */
export function start(footer: HTMLElement): void {
  const end = footer.querySelector('.foot__base');
  if (!end) return;
  adoptStyle(css);
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const [i, { left, width, turn }] of crumbs.entries()) {
      const crumb = element('<i class="crumb" aria-hidden="true"></i>');
      footer.appendChild(crumb);
      crumb.style.left = `${left}%`;
      crumb.style.width = `${width}px`;
      crumb.style.rotate = `${turn}deg`;
      if (!still) fall(crumb, footer.offsetHeight, i);
    }
  });
  observer.observe(end);
}

/** Falls from a height in px, and bounces. */
function fall(crumb: HTMLElement, height: number, order: number): void {
  crumb.animate(
    [
      { translate: `0 ${-height}px`, easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)' },
      { translate: '0 0', offset: 0.62, easing: 'cubic-bezier(0.1, 0.5, 0.5, 1)' },
      { translate: '0 -22px', offset: 0.8, easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)' },
      { translate: '0 0' },
    ],
    { duration: fallMs, delay: order * 90, fill: 'backwards' },
  );
}
