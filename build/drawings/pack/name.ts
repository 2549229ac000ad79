import { escapeXml, round } from '../../../src/pages/drawings/geometry.ts';
import {
  letteringExtent,
  letteringWidth,
} from '../../../src/pages/drawings/lettering.ts';

interface Box {
  middle: number;
  y: number;
  width: number;
  height: number;
}

/** Line spacing, with room for letters that hang into the second line. */
const lineStep = 0.84;
const wideLineStep = 0.94;
/** Long names get taller, as on fairground posters, up to a limit. */
const tallest = 1.38;

/**
 * One or two lines of lettering, as large as the box allows.
 *
 * @param name The name; `|` breaks the line.
 * @param tilt Degrees, clockwise.
 */
export function packName(
  name: string,
  { middle, y, width, height }: Box,
  ink: string,
  tilt: number,
): string {
  const rows = name.split('|');
  const extents = rows.map(letteringExtent);
  const above = extents[0]?.above ?? 0;
  const step =
    (extents[0]?.below ?? 0) + (extents[1]?.above ?? 0) > 1 ? wideLineStep : lineStep;
  const extent = above + (rows.length - 1) * step + (extents.at(-1)?.below ?? 0);
  const size = Math.min(
    ...rows.map((row) => width / letteringWidth(row)),
    height / extent,
  );
  const stretch = Math.min(tallest, Math.max(1, height / (size * extent)));
  const baseline = y + (height - size * stretch * extent) / 2 + size * stretch * above;
  const lines = rows.map(
    (row, i) =>
      `<text${i ? ` y="${round(i * step * size)}"` : ''} textLength="${Math.round(letteringWidth(row) * size)}" lengthAdjust="spacingAndGlyphs">${escapeXml(row)}</text>`,
  );
  return `<g fill="${ink}" font-size="${round(size)}" transform="translate(${middle} ${round(baseline)})${tilt ? `rotate(${tilt})` : ''}scale(1 ${round(stretch, 2)})">${lines.join('')}</g>`;
}
