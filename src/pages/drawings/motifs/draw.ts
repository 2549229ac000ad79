/** Base, shade and light: a drawing has three tones. */
export type Tones = readonly [base: string, shade: string, light: string];

/** A motif as an SVG fragment in a box of 100 by 100. */
export type Drawing = (tones: Tones) => string;

/**
 * A stroked path. It takes `fill="none"` and round ends from the group that
 * {@link lines} makes.
 */
export const stroke = (
  d: string,
  width: number,
  colour: string,
  attributes = '',
): string => `<path d="${d}" stroke="${colour}" stroke-width="${width}"${attributes}/>`;

/** A filled path. */
export const fill = (d: string, colour: string, attributes = ''): string =>
  `<path d="${d}" fill="${colour}"${attributes}/>`;

/** A group for strokes: no fill, round ends and corners. */
export const lines = (content: string): string =>
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${content}</g>`;

/**
 * Dots of one size, as strokes without length: the cheapest way to draw crumbs. Points
 * are `x y` with commas between.
 */
export const dots = (
  points: string,
  size: number,
  colour: string,
  attributes = '',
): string => {
  const path = points
    .split(',')
    .map((point) => `M${point.trim()}h0`)
    .join('');
  return lines(stroke(path, size, colour, attributes));
};

/** Light comes from the upper left, so the base tone lies that much off its shade. */
export const towardsLight = ' transform="translate(-1.5-2.5)"';
