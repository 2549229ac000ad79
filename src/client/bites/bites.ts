import { bitesKey } from '../../site/privacy/storageNames.ts';
import { read, store } from '../browser/storage.ts';

/** Centres of the bites in the drawing, in % of its width and height. */
const places = ['35 62', '90 24', '10 80', '55 90', '82 96', '20 14', '46 18'];
/** A round bite in a drawing of 620 by 260. */
const biteSize = '9% 21.5%';
const crumbs = 'radial-gradient(7.2% 16% at 68% 19%, #000 98%, #0000)';

/**
 * Takes one more bite out of the drawing on each visit of the 404 page, until only crumbs
 * are left.
 */
export function start(): void {
  const drawing = document.querySelector<HTMLElement>('.lost__number');
  const lead = document.querySelector<HTMLElement>('[data-eaten]');
  if (!drawing || !lead) return;
  const bites = countVisit();
  if (!bites) return;
  const isEaten = bites > places.length;
  if (isEaten) lead.textContent = lead.dataset['eaten'] ?? '';
  drawing.style.maskImage = isEaten ? crumbs : places.slice(0, bites).map(bite).join();
  drawing.style.maskComposite = 'intersect';
}

const bite = (place: string): string =>
  `radial-gradient(${biteSize} at ${place.replace(' ', '% ')}%, #0000 98%, #000)`;

/** Returns how often the page was seen before in this tab. */
function countVisit(): number {
  const before = Number(read('sessionStorage', bitesKey)) || 0;
  store('sessionStorage', bitesKey, String(before + 1));
  return before;
}
