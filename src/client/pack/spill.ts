import { element } from '../browser/element.ts';

/** How many snacks fly out, and their sizes in px: smaller where there is less room. */
const maxSnacks = 9;
const minSnacks = 7;
const sizes = [56, 46, 36, 28];
/** Space in px between a snack and what can be read or pressed. */
const clearance = 5;
/** How far above and below the title they may land, in px. */
const reach = 200;
const flightMs = 800;
/** Keyframes of an arc. */
const steps = 12;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Throws snacks out of a pack onto free places around the title; without motion they lie
 * there at once. Returns a function that takes them away.
 */
export function spill(pack: HTMLElement, title: HTMLElement): () => void {
  const layer = element('<div class="spilt" aria-hidden="true"></div>');
  document.body.appendChild(layer);
  const from = pack.getBoundingClientRect();
  const kinds = document.querySelectorAll<HTMLImageElement>('.pdp__show > .motif');
  const { size, places } = freePlaces(title);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  for (const [i, place] of places.entries()) {
    const snack = kinds[i % 2]?.cloneNode() as HTMLImageElement;
    const turn = (i * 83) % 360;
    lay(snack, size, place, turn);
    if (still) layer.appendChild(snack);
    // One after the other, each in a task of its own.
    else
      setTimeout(() => {
        layer.appendChild(snack);
        const dx = (from.left + from.right - size) / 2 - place.left;
        snack.animate(arc(dx, from.top - place.top, turn), { duration: flightMs });
      }, i * 35);
  }
  return () => layer.remove();
}

function lay(snack: HTMLImageElement, size: number, place: Box, turn: number): void {
  snack.className = '';
  Object.assign(snack.style, {
    width: `${size}px`,
    left: `${place.left + scrollX}px`,
    top: `${place.top + scrollY}px`,
    transform: `rotate(${turn}deg)`,
  });
}

/** A throw from a distance: up to a peak above both ends, then down. */
function arc(dx: number, dy: number, turn: number): Keyframe[] {
  const rise = 140 + Math.abs(dy) / 4;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    const x = dx * (1 - t);
    const y = dy * (1 - t) - rise * 4 * t * (1 - t);
    return {
      // Inside the pack
      opacity: step && 1,
      transform: `translate(${x}px, ${y}px) rotate(${turn + (1 - t) * 540}deg)`,
    };
  });
}

/**
 * The places nearest to the title that cover nothing, in the coordinates of the window,
 * and the largest size of a snack that finds enough of them.
 */
function freePlaces(title: HTMLElement): { size: number; places: Box[] } {
  const taken = boxesOf(title.closest('.pdp') ?? title);
  const words = textBoxes(title);
  let best: { size: number; places: Box[] } = { size: 0, places: [] };
  for (const size of sizes) {
    const free = squares(words, size).filter((box) => isClear(box, taken, clearance));
    const places: Box[] = [];
    for (const box of nearestFirst(free, words)) {
      if (places.length === maxSnacks) break;
      if (isClear(box, places, size / 4)) places.push(box);
    }
    if (places.length > best.places.length) best = { size, places };
    if (places.length >= minSnacks) break;
  }
  return best;
}

/** Squares across the page, up to `reach` above and below the words. */
function squares(words: readonly Box[], size: number): Box[] {
  const step = size / 2;
  const first = Math.min(...words.map(({ top }) => top)) - reach;
  const last = Math.max(...words.map(({ bottom }) => bottom)) + reach - size;
  // A turned snack is wider than its square.
  const lastLeft = document.documentElement.clientWidth - size * 1.25 - clearance;
  const boxes: Box[] = [];
  for (let top = first, row = 0; top <= last; top += step, row++) {
    // Rows are shifted, so that nothing looks laid out.
    const shift = (((row * 3) % 7) / 7) * step;
    for (let left = clearance + shift; left <= lastLeft; left += step)
      boxes.push({ left, top, right: left + size, bottom: top + size });
  }
  return boxes;
}

const isClear = (box: Box, others: readonly Box[], space: number): boolean =>
  others.every(
    (other) =>
      box.left - other.right >= space ||
      other.left - box.right >= space ||
      box.top - other.bottom >= space ||
      other.top - box.bottom >= space,
  );

const nearestFirst = (boxes: readonly Box[], words: readonly Box[]): Box[] =>
  boxes
    .map((box) => ({ box, distance: Math.min(...words.map((word) => gap(box, word))) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ box }) => box);

/** What can be seen, read or pressed near the title. */
function boxesOf(part: Element): Box[] {
  const covered = part.querySelectorAll(
    'a, button, .pack, .allergen-line, .sizes li, .pdp__tell :is(img, svg)',
  );
  return [...[...covered].map((it) => it.getBoundingClientRect()), ...textBoxes(part)];
}

function textBoxes(part: Element): Box[] {
  const boxes: Box[] = [];
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    range.selectNodeContents(node);
    boxes.push(...[...range.getClientRects()].filter(({ width }) => width > 1));
  }
  return boxes;
}

const gap = (one: Box, other: Box): number =>
  Math.hypot(
    Math.max(one.left - other.right, other.left - one.right, 0),
    Math.max(one.top - other.bottom, other.top - one.bottom, 0),
  );
