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
  for (const [key, value] of Object.entries(attributes))
    drawn.setAttribute(key, String(value));
  return drawn;
}

function lengthOf(path: string): number {
  return svgElement('path', { d: path }).getTotalLength();
}
