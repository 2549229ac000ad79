import { escapeXml, round } from '../../../src/pages/drawings/geometry.ts';
import { letteringWidth } from '../../../src/pages/drawings/lettering.ts';
import type { PackShape } from './shapes.ts';

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
    flavourBadge(
      flavour,
      left,
      middle,
      right - left - 2 * badgePadding - taken,
      badge,
      badgeInk,
    );
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
  const size = round(
    Math.min(lines.length > 1 ? 12 : largestFlavour, sizeOf(lines, room)),
  );
  const width = round(Math.max(...lines.map(letteringWidth)) * size + 2 * badgePadding);
  const height = lines.length > 1 ? 32 : 26;
  const top = middle + 13 - height;
  const first =
    top + height / 2 + size * 0.34 - ((lines.length - 1) * size * leading) / 2;
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
