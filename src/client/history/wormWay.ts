/** One bend of the worm: the way from the end of the bend before to its own end. */
interface Bend {
  /** Path data with absolute coordinates in the worm's box. */
  path: string;
  length: number;
  /** Where its list item begins and ends, from the worm's top in px. */
  top: number;
  bottom: number;
}

export interface Way {
  bends: Bend[];
  /** Thickness of the worm in px. */
  thickness: number;
  path: string;
  length: number;
}

/** Measures the middle of the worm that HistoryPage.css draws with borders. */
export function wormWay(worm: HTMLElement): Way {
  const items = [...worm.querySelectorAll<HTMLElement>('li')];
  const box = worm.getBoundingClientRect();
  const drawn = getComputedStyle(items[0] ?? worm, '::before');
  const thickness = Number.parseFloat(drawn.borderTopWidth);
  const outer = Number.parseFloat(drawn.borderTopRightRadius);
  const inner = outer - thickness / 2;
  let from = { x: -box.left - thickness, y: thickness / 2 };
  const bends = items.map((item, i): Bend => {
    const { top, bottom } = item.getBoundingClientRect();
    const right = i % 2 === 0;
    const turn = right ? box.width - outer : outer;
    const side = right ? box.width - thickness / 2 : thickness / 2;
    const [start, end] = [top - box.top, bottom - box.top + thickness / 2];
    const arc = `A${inner} ${inner} 0 0 ${right ? 1 : 0}`;
    // The last bend ends where the head rests.
    const rest = outer - thickness * 0.7;
    const last = i === items.length - 1 ? `H${right ? rest : box.width - rest}` : '';
    const path =
      `M${from.x} ${from.y}H${turn}${arc} ${side} ${from.y + inner}` +
      `V${end - inner}${arc} ${turn} ${end}${last}`;
    from = { x: turn, y: end };
    return { path, length: lengthOf(path), top: start, bottom: bottom - box.top };
  });
  return {
    bends,
    thickness,
    path: bends.map(({ path }, i) => (i ? path.replace(/^M[^H]+/, '') : path)).join(''),
    length: bends.reduce((sum, { length }) => sum + length, 0),
  };
}

export function svgElement<T extends keyof SVGElementTagNameMap>(
  name: T,
  attributes: Record<string, string | number>,
): SVGElementTagNameMap[T] {
  const drawn = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) drawn.setAttribute(key, String(value));
  return drawn;
}

function lengthOf(path: string): number {
  return svgElement('path', { d: path }).getTotalLength();
}

/**
 * Acts now and whenever the page scrolls, at most once a frame, and once more in the next
 * frame when it returns true. Returns a function that ends this.
 */
export function whileScrolling(act: () => boolean): () => void {
  let frame = 0;
  const actInFrame = () => {
    frame = 0;
    if (act()) actSoon();
  };
  const actSoon = () => {
    frame ||= requestAnimationFrame(actInFrame);
  };
  addEventListener('scroll', actSoon, { passive: true });
  actInFrame();
  return () => {
    removeEventListener('scroll', actSoon);
    cancelAnimationFrame(frame);
  };
}

/** Not in the DOM types yet. */
declare class ViewTimeline extends AnimationTimeline {
  constructor(options: { subject: Element; inset: string });
}

/** A place on the page, from the worm's top in px, and the value there. */
type Stop = readonly [place: number, value: string];

/** Height of the head in the window, as a fraction from the top. */
const headHeight = 0.62;

export type Pace = ReturnType<typeof paceOf>;

/** Ties animations to the scroll, so that the head passes a place while it is in view. */
export function paceOf(worm: HTMLElement, { bends }: Way) {
  // The inset would be the page's scroll padding.
  const timeline = new ViewTimeline({ subject: worm, inset: '0px' });
  const animations: Animation[] = [];
  const offsetOf = (place: number): number =>
    Math.min(
      1,
      Math.max(0, (innerHeight * (1 - headHeight) + place) / (innerHeight + worm.offsetHeight)),
    );
  return {
    /** Animates a property between stops; it keeps its value before and after them. */
    play(target: Element | null, property: string, stops: readonly Stop[]): void {
      const [first] = stops;
      const last = stops.at(-1);
      if (!target || !first || !last) return;
      const frames = [
        { offset: 0, [property]: first[1] },
        ...stops.map(([place, value]) => ({
          offset: offsetOf(place),
          [property]: value,
        })),
        { offset: 1, [property]: last[1] },
      ];
      animations.push(target.animate(frames, { fill: 'both', timeline }));
    },
    /** How far the head is at the start and end of each bend. */
    head(ahead = 0): Stop[] {
      let done = 0;
      const stops = bends.map(({ top, length }): Stop => {
        const stop: Stop = [top, `${done + ahead}px`];
        done += length;
        return stop;
      });
      return [...stops, [bends.at(-1)?.bottom ?? 0, `${done + ahead}px`]];
    },
    /** The mouth opens at each station. */
    bites: (): Stop[] =>
      bends.flatMap(({ top, bottom }): Stop[] => {
        const at = (share: number) => top + (bottom - top) * share;
        return [
          [at(0.1), 'scale(1)'],
          [at(0.25), 'scale(1.45)'],
          [at(0.4), 'scale(1)'],
        ];
      }),
    /** Where the head is now, from the worm's top in px. */
    place: (): number => innerHeight * headHeight - worm.getBoundingClientRect().top,
    /** How far along its way the head is now, in px. */
    reached(): number {
      const place = this.place();
      let done = 0;
      for (const { top, bottom, length } of bends) {
        if (place < bottom) return done + Math.max(0, (place - top) / (bottom - top)) * length;
        done += length;
      }
      return done;
    },
    stop(): void {
      for (const animation of animations) animation.cancel();
    },
  };
}
