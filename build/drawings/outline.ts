import type { Font } from 'fontkit';
import type { Fonts } from './fonts.ts';

/** Thrown for lettering that cannot be converted to outlines. */
export class OutlineError extends Error {}

/** Inherited attributes. */
interface Inherited {
  'font-family': string;
  'font-size': string;
  'text-anchor': string;
}
const initial: Inherited = {
  'font-family': 'Savate',
  'font-size': '16',
  'text-anchor': 'start',
};

const textAttributes = /\s(?:font-family|font-size|font-weight|text-anchor)="[^"]*"/g;

/**
 * Converts the lettering of a drawing to outlines, so that its file needs no font. It
 * supports what this project's drawings use: `x`, `y`, `font-family`, `font-size` and
 * `text-anchor` (own or inherited), and `textLength` with
 * `lengthAdjust="spacingAndGlyphs"`. All other attributes move to the path. Transformed
 * groups keep their attributes, except those that only apply to lettering.
 *
 * @throws {OutlineError} For a letter the font lacks, an unknown font, or markup inside
 *   text.
 */
export function outlineText(svg: string, fonts: Fonts): string {
  const inherited: Inherited[] = [initial];
  let outlined = '';
  let text: { attributes: Record<string, string>; style: Inherited; content: string } | undefined;
  for (const [piece, closing, name = '', attributeText = '', selfClosing] of svg.matchAll(
    /<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|[^<]+/g,
  )) {
    if (!name) {
      if (text) text.content += piece;
      else outlined += piece;
    } else if (closing) {
      inherited.pop();
      if (name === 'text' && text) {
        outlined += pathOf(text, fonts);
        text = undefined;
      } else outlined += piece;
    } else {
      if (text) throw new OutlineError(`<${name}> inside text is not supported`);
      const attributes = attributesOf(attributeText);
      const style = { ...(inherited.at(-1) ?? initial), ...pick(attributes) };
      if (name === 'text') text = { attributes, style, content: '' };
      else outlined += piece.replace(textAttributes, '');
      if (!selfClosing) inherited.push(style);
    }
  }
  return outlined;
}

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );

const pick = (attributes: Record<string, string>): Partial<Inherited> =>
  Object.fromEntries(
    Object.keys(initial).flatMap((name) =>
      attributes[name] === undefined ? [] : [[name, attributes[name]]],
    ),
  );

function pathOf(
  {
    attributes,
    style,
    content,
  }: { attributes: Record<string, string>; style: Inherited; content: string },
  fonts: Fonts,
): string {
  const { x = '0', y = '0', textLength, lengthAdjust, 'font-weight': _, ...rest } = attributes;
  if (textLength && lengthAdjust !== 'spacingAndGlyphs')
    throw new OutlineError('textLength is supported with lengthAdjust="spacingAndGlyphs" only');
  const font = fontOf(style['font-family'], fonts);
  const run = font.layout(printable(decoded(content), font));
  const scaleY = Number(style['font-size']) / font.unitsPerEm;
  const natural = run.advanceWidth * scaleY;
  const width = textLength ? Number(textLength) : natural;
  const scaleX = natural ? (scaleY * width) / natural : scaleY;
  let pen =
    Number(x) -
    { start: 0, middle: width / 2, end: width }[style['text-anchor'] as 'start' | 'middle' | 'end'];
  let d = '';
  run.glyphs.forEach((glyph, i) => {
    const position = run.positions[i];
    if (!position) return;
    d += glyph.path
      .transform(
        scaleX,
        0,
        0,
        -scaleY,
        pen + position.xOffset * scaleX,
        Number(y) - position.yOffset * scaleY,
      )
      .toSVG();
    pen += position.xAdvance * scaleX;
  });
  const attributesLeft = Object.entries(rest)
    .filter(([name]) => !(name in initial))
    .map(([name, value]) => ` ${name}="${value}"`);
  return d ? `<path${attributesLeft.join('')} d="${d}"/>` : '';
}

function fontOf(families: string, fonts: Fonts): Font {
  const family = (families.split(',')[0] ?? '').trim();
  const font = fonts[family];
  if (!font)
    throw new OutlineError(
      `the font "${family}" is not at hand; there are ${Object.keys(fonts).join(', ')}`,
    );
  return font;
}

/**
 * Replaces characters that the font lacks: decomposed accents are composed, and narrow
 * spaces become ordinary ones.
 */
function printable(text: string, font: Font): string {
  const composed = text.normalize('NFC').replace(/[\u00a0\u2007\u2009\u202f]/g, ' ');
  const missing = [...composed].filter(
    (letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
  if (missing.length)
    throw new OutlineError(
      `the font ${font.fullName} lacks ${missing.map((letter) => `"${letter}" (U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`).join(', ')} in "${text}"`,
    );
  return composed;
}

const decoded = (text: string): string =>
  text.replace(
    /&(amp|lt|gt|quot);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? '',
  );
