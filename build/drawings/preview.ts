import { escapeXml, moon, moonRow, round } from '../../src/pages/drawings/geometry.ts';
import { letteringWidth } from '../../src/pages/drawings/lettering.ts';
import { colours } from '../../src/pages/drawings/palette.ts';
import { wordmark } from '../../src/pages/drawings/wordmark.ts';

/** Background, lettering and second colour; slots of the design tokens. */
export interface PreviewColours {
  ground: string;
  on: string;
  figure: string;
}

export interface PreviewWords {
  /** The page's subject, in large letters. */
  title: string;
  /** Above it, in small letters. */
  kicker?: string | undefined;
}

const width = 1200;
const height = 630;
const margin = 72;
/** The stall around the subject: its centre, half its width and its top. */
const stall = { x: 908, half: 264, top: 60 } as const;
/** The box in which the subject is drawn. */
const previewArt = { x: stall.x, width: 440, top: 108, bottom: 604 } as const;

/**
 * A link preview as a complete `<svg>` of 1200 by 630: an awning, the wordmark and the
 * title on a coloured background, with the subject in a stall beside them. Lettering is
 * `<text>`; the build converts it to outlines.
 *
 * @param art Fragment inside `previewArt`.
 */
export const stallPreview = (
  words: PreviewWords,
  { ground, on, figure }: PreviewColours,
  art: string,
): string =>
  svg(
    ground,
    `<path fill="${figure}" d="M${stall.x - stall.half} ${height}V${stall.top + stall.half}a${stall.half} ${stall.half} 0 0 1 ${2 * stall.half} 0V${height}z"/>${art}${awning(on)}${mark(on)}${lettering(words, on, headline)}`,
  );

/**
 * A link preview whose right half is a poster of 400 by 310, given as a complete `<svg>`.
 */
export const posterPreview = (
  words: PreviewWords,
  { ground, on }: PreviewColours,
  poster: string,
): string =>
  svg(
    ground,
    `${poster.replace(/^<svg[^>]*>/, `<svg x="${width / 2 + 24}" width="${width / 2 - 24}" height="${height}" viewBox="0 0 400 310" preserveAspectRatio="xMidYMid slice">`)}${awning(on)}${mark(on)}${lettering(words, on, headline)}`,
  );

/**
 * The preview of a page about ethics, privacy or law: straight corners, ink and one
 * green, no snacks.
 */
export const soberPreview = (words: PreviewWords): string =>
  svg(
    colours.nata,
    `<path fill="${colours.hoja}" d="M0 0h24v${height}H0z"/>${mark(colours.tinto)}${lettering(words, colours.tinto, sober)}`,
  );

const svg = (ground: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path fill="${ground}" d="M0 0h${width}v${height}H0z"/>${content}</svg>`;

const awning = (colour: string): string =>
  `<path fill="${colour}" d="M0 0h${width}v22H0z${moonRow(0, 22, width, 15)}"/>`;
const mark = (colour: string): string =>
  `<g transform="translate(${margin} 96)scale(.62)">${wordmark(colour)}</g>`;

/**
 * A typeface with the width of its column, its largest size, and its width relative to
 * the display face.
 */
interface Face {
  family: 'Savate' | 'Familjen';
  column: number;
  maxSize: number;
  widening: number;
}
const headline: Face = { family: 'Savate', column: 528, maxSize: 120, widening: 1 };
const sober: Face = { family: 'Familjen', column: 1000, maxSize: 92, widening: 0.95 };
const small: Face = { family: 'Familjen', column: 528, maxSize: 34, widening: 0.95 };

/**
 * The title at the bottom of the picture, as large as its column allows, with the small
 * line above it.
 */
function lettering({ title, kicker }: PreviewWords, fill: string, face: Face): string {
  const kickerLines = kicker
    ? broken(kicker, { ...small, column: face.column }, small.maxSize)
    : [];
  const { lines, size } = fitted(title, face, titleHeight - kickerLines.length * kickerLeading);
  const first = height - margin - size * leading * (lines.length - 1);
  const kickerFoot = first - size * 0.98 - 14;
  return [
    `<g fill="${fill}"><g font-family="${face.family}" font-size="${round(size)}">${rows(lines, first, size * leading)}</g>`,
    `<g font-family="${small.family}" font-size="${small.maxSize}">${rows(kickerLines, kickerFoot - (kickerLines.length - 1) * kickerLeading, kickerLeading)}</g></g>`,
  ].join('');
}

const leading = 1.04;
const kickerLeading = 42;
/** From the bottom of the wordmark to the last line. */
const titleHeight = 366;

const rows = (lines: string[], first: number, step: number): string =>
  lines
    .map(
      (line, i) => `<text x="${margin}" y="${round(first + i * step)}">${escapeXml(line)}</text>`,
    )
    .join('');

/**
 * The largest size at which a title fits three lines of its column and the available
 * height.
 */
function fitted(title: string, face: Face, maxHeight: number): { lines: string[]; size: number } {
  for (let size = face.maxSize; size > 40; size -= 4) {
    const lines = broken(title, face, size);
    if (
      lines.length <= 3 &&
      size * leading * lines.length <= maxHeight &&
      lines.every((line) => widthOf(line, face) * size <= face.column)
    )
      return { lines, size };
  }
  return { lines: broken(title, face, 40), size: 40 };
}

function broken(text: string, face: Face, size: number): string[] {
  const lines: string[] = [];
  // Punctuation attached with a no-break space stays with its word.
  for (const word of text.split(/[ \n]+/)) {
    const line = lines.at(-1);
    if (line !== undefined && widthOf(`${line} ${word}`, face) * size <= face.column)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const widthOf = (line: string, { widening }: Face): number => letteringWidth(line) * widening;

/** Fits a complete `<svg>` into `previewArt`, on its background. */
export function inStall(drawing: string): string {
  const [, , boxWidth, boxHeight] = (/viewBox="([^"]+)"/.exec(drawing)?.[1] ?? '')
    .split(' ')
    .map(Number);
  if (!boxWidth || !boxHeight) throw new Error('the drawing has no viewBox');
  const { x, width: maxWidth, top, bottom } = previewArt;
  const scale = Math.min(maxWidth / boxWidth, (bottom - top) / boxHeight);
  return `<g transform="translate(${round(x - (boxWidth * scale) / 2)} ${round(bottom - boxHeight * scale)})scale(${round(scale, 3)})">${drawing.replace(/^<svg[^>]*>|<\/svg>$/g, '')}</g>`;
}

/** Only the laugh, for pages without their own subject. */
export const laughInStall = (colour: string): string =>
  `<path fill="${colour}" d="${moon(stall.x - 110, 330, 74)}${moon(stall.x + 110, 330, 74)}${moon(stall.x, 366, 190, true)}"/>`;
