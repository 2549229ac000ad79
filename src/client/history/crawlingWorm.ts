import blown from 'virtual:picture/scene/cake-blown';
import { linkStyle } from '../browser/style.ts';
import sheet from './CrawlingWorm.css?url&no-inline';
import { type Pace, paceOf, svgElement, type Way, whileScrolling, wormWay } from './wormWay.ts';

/**
 * The worm crawls along its way as the page scrolls, where a browser can tie motion to
 * the scroll. A cover in the colour of the ground hides what it has not reached yet, so
 * the worm itself stays as the page draws it.
 */
export async function start(worm: HTMLElement): Promise<void> {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const able = 'ViewTimeline' in window && CSS.supports('offset-path', 'path("M0 0")');
  if (!able || still.matches) return;
  await linkStyle(sheet);
  let stop = crawl(worm);
  let width = worm.offsetWidth;
  let height = worm.offsetHeight;
  const observer = new ResizeObserver(() => {
    if (worm.offsetWidth === width && worm.offsetHeight === height) return;
    width = worm.offsetWidth;
    height = worm.offsetHeight;
    stop();
    stop = crawl(worm);
  });
  observer.observe(worm);
  still.addEventListener('change', () => {
    observer.disconnect();
    stop();
  });
}

/** Returns a function that stops the worm and removes what was added to it. */
function crawl(worm: HTMLElement): () => void {
  const way = wormWay(worm);
  const pace = paceOf(worm, way);
  const canvas = svgElement('svg', { class: 'worm__cover', 'aria-hidden': 'true' });
  const year = document.createElement('p');
  year.className = 'worm__year';
  year.setAttribute('aria-hidden', 'true');
  const head = worm.querySelector('.worm__head');
  worm.style.setProperty('--way', `path("${way.path}")`);
  worm.classList.add('is-crawling');
  worm.insertBefore(canvas, head);
  worm.appendChild(year);
  cover(canvas, way, pace);
  const stopCrumbs = scatterCrumbs(canvas, way, pace);
  const mouth = svgElement('path', {
    class: 'worm__mouth',
    d: 'M34 54a16 16 0 0 0 32 0z',
  });
  head?.appendChild(mouth);
  pace.play(head, 'offsetDistance', pace.head());
  pace.play(mouth, 'transform', pace.bites());
  const stopYears = countYears(worm, year, way, pace);
  const candles = blowCandles(worm, way, pace);
  return () => {
    stopCrumbs();
    stopYears();
    pace.stop();
    for (const added of [canvas, year, mouth, candles]) added?.remove();
    worm.classList.remove('is-crawling');
  };
}

/** Hides the worm and its shadow from the head on, bend by bend. */
function cover(canvas: SVGElement, { bends, thickness }: Way, pace: Pace): void {
  for (const { path, length, top, bottom } of bends) {
    for (const part of ['body', 'shadow']) {
      const hidden = svgElement('path', {
        class: part,
        d: path,
        'stroke-width': thickness + 4,
        'stroke-dasharray': `${length} ${length + 1}`,
      });
      canvas.appendChild(hidden);
      pace.play(hidden, 'strokeDashoffset', [
        [top, '0'],
        [bottom, `${-length}`],
      ]);
    }
  }
}

/**
 * Counts the years that stations name, on the worm's back. Returns a function that stops
 * it. (Counted by a script: WebKit does not count by an animated property.)
 */
function countYears(
  worm: HTMLElement,
  year: HTMLElement,
  { bends, thickness }: Way,
  pace: Pace,
): () => void {
  const named = [...worm.querySelectorAll('li')].flatMap((item, i) => {
    const bend = bends[i];
    const value = Number(item.dataset['year']);
    return bend && value ? [{ value, top: bend.top, bottom: bend.bottom }] : [];
  });
  // It stands still along most of a stop.
  const stops = named.flatMap(({ value, top, bottom }) => [
    { value, place: top + (bottom - top) / 5 },
    { value, place: bottom - (bottom - top) / 5 },
  ]);
  const [first] = bends;
  const last = named.at(-1);
  if (!first || !last) return () => undefined;
  const lag = 2.1 * thickness;
  // Until there is room for it behind the head.
  const hidden = first.top + ((first.bottom - first.top) * lag) / first.length;
  pace.play(year, 'offsetDistance', pace.head(-lag));
  pace.play(year, 'opacity', [
    [hidden, '0'],
    [hidden + 30, '1'],
    [last.bottom - 60, '1'],
    [last.bottom, '0'],
  ]);
  return whileScrolling(() => {
    year.textContent = String(yearAt(pace.place(), stops));
    return false;
  });
}

/** The year at a place between stops, which are in order. */
function yearAt(place: number, stops: { place: number; value: number }[]): number {
  const next = stops.findIndex((stop) => stop.place >= place);
  const after = stops[next] ?? stops.at(-1);
  const before = stops[next - 1] ?? after;
  if (!before || !after) return 0;
  const share = (place - before.place) / (after.place - before.place || 1);
  return Math.round(before.value + (after.value - before.value) * Math.min(1, Math.max(0, share)));
}

/** Blows out the candles of the fortieth birthday as the worm passes. */
function blowCandles(worm: HTMLElement, { bends }: Way, pace: Pace): HTMLElement | undefined {
  const lit = worm.querySelector<HTMLImageElement>('.art--cake img');
  const station = lit?.closest('li');
  const bend = station && bends[[...worm.querySelectorAll('li')].indexOf(station)];
  if (!lit || !bend) return undefined;
  const out = new Image(blown.width, blown.height);
  out.src = blown.src;
  out.alt = '';
  out.className = 'cake-out';
  lit.insertAdjacentElement('afterend', out);
  const at = (bend.top + bend.bottom) / 2;
  pace.play(lit, 'opacity', [
    [at, '1'],
    [at + 30, '0'],
  ]);
  pace.play(out, 'opacity', [
    [at, '0'],
    [at + 30, '1'],
  ]);
  return out;
}

/** Distance between crumbs, in thicknesses of the worm. */
const spacing = 1.6;
/** Maximum number of crumbs eaten per frame: a jump to the end makes no long task. */
const mouthful = 8;

/** Crumbs on the way ahead. The head eats them, so none remain behind it. */
function scatterCrumbs(canvas: SVGElement, way: Way, pace: Pace): () => void {
  const line = svgElement('path', { d: way.path });
  const step = spacing * way.thickness;
  const crumbs = Array.from({ length: Math.floor(way.length / step) }, (_, i) => {
    const { x, y } = line.getPointAtLength((i + 0.5) * step);
    const aside = ((i * 7) % 5) - 2;
    return canvas.appendChild(
      svgElement('circle', {
        cx: x + aside * way.thickness * 0.05,
        cy: y + aside * way.thickness * 0.06,
        r: way.thickness * (0.09 + (i % 3) * 0.03),
      }),
    );
  });
  let eaten = 0;
  return whileScrolling(() => {
    const passed = Math.min(
      crumbs.length,
      Math.max(0, Math.round((pace.reached() + way.thickness * 0.6) / step)),
    );
    const next = Math.max(eaten - mouthful, Math.min(eaten + mouthful, passed));
    for (let i = Math.min(eaten, next); i < Math.max(eaten, next); i++)
      crumbs[i]?.classList.toggle('is-eaten', i < next);
    eaten = next;
    return next !== passed;
  });
}
