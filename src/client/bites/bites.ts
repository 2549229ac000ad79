/** Centres of the bites in the drawing, in % of its width and height. */
const places = ['35 62', '90 24', '10 80', '55 90', '82 96', '20 14', '46 18'];
/** A round bite in a drawing of 620 by 260. */
const biteSize = '9% 21.5%';
const crumbs = 'radial-gradient(7.2% 16% at 68% 19%, #000 98%, #0000)';

/**
 * Takes a bite out of the drawing of the 404 page with each press on it, until only crumbs
 * are left.
 *
 * @param lead The line below, which then says so.
 */
export function start(lead: HTMLElement): void {
  const drawing = document.querySelector<HTMLElement>('.lost__number');
  let bites = 0;
  drawing?.addEventListener('click', () => {
    bites++;
    const isEaten = bites > places.length;
    if (isEaten) lead.textContent = lead.dataset['eaten'] ?? '';
    drawing.style.maskImage = isEaten ? crumbs : places.slice(0, bites).map(bite).join();
    drawing.style.maskComposite = 'intersect';
  });
}

const bite = (place: string): string =>
  `radial-gradient(${biteSize} at ${place.replace(' ', '% ')}%, #0000 98%, #000)`;
