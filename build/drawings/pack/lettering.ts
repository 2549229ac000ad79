import { escapeXml, round } from '../../../src/pages/drawings/geometry.ts';
import { letteringExtent, letteringWidth } from '../../../src/pages/drawings/lettering.ts';
import type { PackShape } from './shapes.ts';

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
  const step = (extents[0]?.below ?? 0) + (extents[1]?.above ?? 0) > 1 ? wideLineStep : lineStep;
  const extent = above + (rows.length - 1) * step + (extents.at(-1)?.below ?? 0);
  const size = Math.min(...rows.map((row) => width / letteringWidth(row)), height / extent);
  const stretch = Math.min(tallest, Math.max(1, height / (size * extent)));
  const baseline = y + (height - size * stretch * extent) / 2 + size * stretch * above;
  const lines = rows.map(
    (row, i) =>
      `<text${i ? ` y="${round(i * step * size)}"` : ''} textLength="${Math.round(letteringWidth(row) * size)}" lengthAdjust="spacingAndGlyphs">${escapeXml(row)}</text>`,
  );
  return `<g fill="${ink}" font-size="${round(size)}" transform="translate(${middle} ${round(baseline)})${tilt ? `rotate(${tilt})` : ''}scale(1 ${round(stretch, 2)})">${lines.join('')}</g>`;
}

interface Foot {
  flavour: string;
  weight: string;
  ink: string;
  badge: string;
  badgeInk: string;
}

const weightSize = 14;
const largestFlavour = 15;
const badgePadding = 11;
const gap = 9;
/** Below this size, a flavour of several words is set in two lines. */
const smallestLine = 11;
const leading = 1.06;

/**
 * The line at the foot of a pack: the flavour on its badge, as large as the weight
 * beside it allows.
 */
export function packFoot(
  shape: PackShape,
  { flavour, weight, ink, badge, badgeInk }: Foot,
): string {
  const middle = shape.bottom - shape.footRise;
  const left = shape.x + shape.footMargin;
  const right = shape.x + shape.width - shape.footMargin - 2;
  const taken = weight ? letteringWidth(weight) * weightSize + gap : 0;
  const plate =
    flavour &&
    flavourBadge(flavour, left, middle, right - left - 2 * badgePadding - taken, badge, badgeInk);
  return (
    plate +
    (weight &&
      `<text x="${right}" y="${middle + 5}" font-size="${weightSize}" text-anchor="end" fill="${ink}">${escapeXml(weight)}</text>`)
  );
}

function flavourBadge(
  flavour: string,
  left: number,
  middle: number,
  room: number,
  badge: string,
  ink: string,
): string {
  const oneLine = sizeOf([flavour], room);
  const lines = oneLine < smallestLine ? inTwoLines(flavour) : [flavour];
  const size = round(Math.min(lines.length > 1 ? 12 : largestFlavour, sizeOf(lines, room)));
  const width = round(Math.max(...lines.map(letteringWidth)) * size + 2 * badgePadding);
  const height = lines.length > 1 ? 32 : 26;
  const top = middle + 13 - height;
  const first = top + height / 2 + size * 0.34 - ((lines.length - 1) * size * leading) / 2;
  const words = lines
    .map(
      (line, i) =>
        `<text x="${round(left + width / 2)}" y="${round(first + i * size * leading)}" font-size="${size}" fill="${ink}">${escapeXml(line)}</text>`,
    )
    .join('');
  return `<path d="${tab(left, top, width, height)}" fill="${badge}"/>${words}`;
}

/** Flat on top, round below. */
function tab(left: number, top: number, width: number, height: number): string {
  const side = 4;
  const drop = height - side;
  const corner = Math.min(16, width / 2);
  const across = width - 2 * corner;
  return `M${left} ${top}h${width}v${side}a${corner} ${drop} 0 0 1-${corner} ${drop}h-${round(across)}a${corner} ${drop} 0 0 1-${corner}-${drop}z`;
}

const sizeOf = (lines: readonly string[], room: number): number =>
  room / Math.max(...lines.map(letteringWidth));

/** Breaks at the space that leaves the longer line shortest. */
function inTwoLines(text: string): string[] {
  const words = text.split(' ');
  const breaks = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const longest = (lines: string[]) => Math.max(...lines.map(letteringWidth));
  return breaks.sort((a, b) => longest(a) - longest(b))[0] ?? [text];
}
