/** Rounds a coordinate, to one decimal by default. */
export const round = (value: number, digits = 1): number =>
  Math.round(value * 10 ** digits) / 10 ** digits;

/** Path of a circle, so that several circles can share one element. */
export const circle = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${round(2 * r)} 0a${r} ${r} 0 1 0-${round(2 * r)} 0`;

/**
 * Path of a half-moon, the basic shape of all drawings.
 *
 * @param x Centre of the flat side.
 * @param y Position of the flat side.
 * @param flatUp True for a mouth (flat side up), false for an eye.
 */
export const moon = (x: number, y: number, r: number, flatUp = false): string =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 0 ${flatUp ? 0 : 1} ${round(2 * r)} 0z`;

/**
 * Path of half-moons side by side on one line: the edge of an awning, or a row of teeth.
 */
export function moonRow(x: number, y: number, width: number, count: number): string {
  const r = width / count / 2;
  return Array.from({ length: count }, (_, i) =>
    moon(x + r + i * 2 * r, y, round(r, 2), true),
  ).join('');
}

/** Concentric half-moons, largest first: a rainbow, a sun, a hill. */
export const arcs = (
  x: number,
  y: number,
  rings: readonly (readonly [radius: number, fill: string])[],
): string => rings.map(([r, fill]) => `<path d="${moon(x, y, r)}" fill="${fill}"/>`).join('');

/**
 * Path of a sector of a half-moon with its flat side down.
 *
 * @param from Degrees from the left end.
 * @param to Degrees from the left end, at most 180.
 */
export function slice(
  x: number,
  y: number,
  r: number,
  from: number,
  to: number,
  fill: string,
): string {
  const point = (degrees: number) =>
    `${round(x - Math.cos((degrees * Math.PI) / 180) * r)} ${round(y - Math.sin((degrees * Math.PI) / 180) * r)}`;
  return `<path fill="${fill}" d="M${x} ${y}L${point(from)}A${r} ${r} 0 0 1 ${point(to)}z"/>`;
}

/** Escapes text for SVG content and attribute values. */
export const escapeXml = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter] as string,
  );
