import { arcs, circle, moon, moonRow } from '../../../src/pages/drawings/geometry.ts';
import { face, placed } from '../../../src/pages/drawings/motifs.ts';
import { colours } from '../../../src/pages/drawings/palette.ts';
import { wordmark, wordmarkBox } from '../../../src/pages/drawings/wordmark.ts';
import { picture } from './frame.ts';

/** The wordmark with a clear margin as wide as an eye. */
const clearSpace = 48;
const mark = (colour: string): string =>
  picture(
    wordmarkBox.width + 2 * clearSpace,
    wordmarkBox.height + 2 * clearSpace,
    `<g transform="translate(${clearSpace} ${clearSpace})">${wordmark(colour)}</g>`,
  );

/** The laugh that opens the site, teeth included. */
const laugh = (): string =>
  picture(
    300,
    200,
    `<path fill="${colours.nata}" d="${moon(70, 62, 50)}${moon(230, 62, 50)}"/><path fill="${colours.boca}" d="${moon(150, 90, 100, true)}"/><clipPath id="laugh"><path d="${moon(150, 90, 100, true)}"/></clipPath><g clip-path="url(#laugh)"><path fill="${colours.lengua}" d="${circle(150, 206, 54)}"/></g><path fill="${colours.nata}" d="${moonRow(50, 89.5, 200, 6)}"/>`,
    colours.clavel,
  );

/** A sheet with figures and a rounded bottom. */
const factSheet = (): string =>
  picture(
    240,
    300,
    `<path fill="${colours.harina}" d="M20 16h200v228a40 40 0 0 1-40 40H60a40 40 0 0 1-40-40z"/><g transform="translate(42 38)scale(.4)">${wordmark(colours.clavel)}</g>` +
      `<path fill="${colours.clavel}" d="${moon(64, 126, 22)}"/><path fill="${colours.azafran}" d="${moon(120, 126, 22)}"/><path fill="${colours.azul}" d="${moon(176, 126, 22)}"/>` +
      `<path fill="${colours.tinto}" d="M42 146h156v7H42zM42 164h156v7H42zM42 182h156v7H42zM42 200h96v7H42z"/>${face(120, 240, 1.4, colours.clavel)}`,
    '#ffe9a8',
  );

const pantry: readonly (readonly [fill: string, ink: string])[] = [
  [colours.clavel, colours.nata],
  [colours.azafran, colours.tinto],
  [colours.azul, colours.nata],
  [colours.rosa, colours.tinto],
  [colours.hoja, colours.nata],
  [colours.tinto, colours.nata],
];

/** The six brand colours with their codes. */
const pantryShelf = (): string =>
  picture(
    420,
    250,
    pantry
      .map(([fill, ink], i) => {
        const x = 76 + (i % 3) * 134;
        const y = i < 3 ? 110 : 222;
        return `<path fill="${fill}" d="${moon(x, y, 62)}"/><text x="${x}" y="${y - 16}" font-family="Familjen" font-size="17" text-anchor="middle" fill="${ink}" stroke="${ink}" stroke-width=".5">${fill.toUpperCase()}</text>`;
      })
      .join(''),
    colours.harina,
  );

/** Drawings for the press. Packs are available as `pack-<product>`. */
export const press = {
  'wordmark-red': () => mark(colours.clavel),
  'wordmark-cream': () => mark(colours.nata),
  'wordmark-ink': () => mark(colours.tinto),
  worm: () => picture(300, 300, placed('worm', 150, 150, 250, -6, { mood: 'laughing' })),
  triker: () =>
    picture(
      300,
      300,
      placed('triker', 150, 150, 260, 8, {
        tones: ['#ffc524', '#dc8f15', '#fff0b8'],
        mood: 'laughing',
      }),
    ),
  laugh,
  'fact-sheet': factSheet,
  colours: pantryShelf,
  newsletter: () =>
    picture(
      520,
      260,
      arcs(260, 260, [
        [260, colours.fucsia],
        [196, colours.nata],
      ]) +
        placed('candy', 260, 158, 230, 0, { tones: ['#d62811', '#8d1206', '#fff3df'] }) +
        placed('citrus', 80, 130, 110, -20) +
        placed('leaf', 446, 126, 104, 10),
    ),
};
