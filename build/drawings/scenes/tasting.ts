import { circle, moon, moonRow, round } from '../../../src/pages/drawings/geometry.ts';
import { placed, type Tones } from '../../../src/pages/drawings/motifs.ts';
import { colours } from '../../../src/pages/drawings/palette.ts';
import { picture } from './frame.ts';

const orange: Tones = ['#ff9c33', '#d55f12', '#ffe3c0'];
const grapefruit: Tones = ['#ff8a8a', '#e0553f', '#ffe3d0'];

const table = (fill: string) => `<path d="M0 330h460v90H0z" fill="${fill}"/>`;

/** A straight glass on the table, filled with a drink. */
const glass = (drink: string, foam: string) =>
  `<path d="M96 120h150l-18 196q-2 14-16 14h-82q-14 0-16-14z" fill="${colours.nata}"/><path d="M104 176h134l-13 138q-2 10-12 10h-84q-10 0-12-10z" fill="${drink}"/><path d="${moonRow(104.2, 176, 134, 4)}" fill="${foam}"/>`;

/** A stemmed glass whose bowl is a half-moon. */
const stemmed = (drink: string, light: string) =>
  `<path fill="${colours.nata}" d="M88 96h170v34a85 85 0 0 1-170 0z"/><path fill="${drink}" d="M98 140h150a75 75 0 0 1-150 0z"/><path fill="none" stroke="${light}" stroke-width="9" stroke-linecap="round" d="M116 156q10 30 36 42"/><path fill="${colours.nata}" d="M166 212h14v104h-14zM120 316h106q8 0 8 8v6H112v-6q0-8 8-8z"/>`;

const cube = (x: number, y: number, size: number, fill: string, turn: number) =>
  `<rect x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" rx="6" fill="${fill}" transform="translate(${x} ${y})rotate(${turn})"/>`;

/** Cherries that hang together. */
const cherries = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><path fill="none" stroke="${colours.hoja}" stroke-width="7" stroke-linecap="round" d="M-34 26Q-20-30 24-66 22-20 34 18"/><path fill="#b3123c" d="${circle(-36, 44, 31)}${circle(36, 38, 31)}"/><path fill="#d8395f" d="${circle(-39, 40, 26)}${circle(33, 34, 26)}"/><path fill="none" stroke="#ffb3c4" stroke-width="6" stroke-linecap="round" d="M-56 36q2-12 12-16M16 30q2-12 12-16"/><path fill="#4f8a3c" d="M24-66q34-26 62 2-34 18-62-2z"/></g>`;

const biscuit = placed('choco', 334, 268, 150, -12);

/** What goes with each origin, and with any: 460 by 420. */
export const pairings = {
  pairing: () =>
    picture(
      460,
      420,
      table(colours.fucsia) +
        glass('#7a3a28', '#f2c9a0') +
        `<path d="M244 160c60-14 62 90-10 96" fill="none" stroke="${colours.nata}" stroke-width="16"/>${biscuit}` +
        placed('citrus', 330, 118, 110, 18),
      colours.rosa,
    ),
  'pairing-vietnam': () =>
    picture(
      460,
      420,
      table(colours.hoja) +
        glass('#8a4a30', '#8a4a30') +
        `<path d="M114 286h114l-3 28q-2 10-12 10h-84q-10 0-12-10z" fill="#fff0d0"/>` +
        cube(142, 196, 42, '#d9b39c', 14) +
        cube(192, 206, 46, '#ecd3c2', -18) +
        cube(160, 246, 40, '#c99a80', 32) +
        `<path d="M222 62 190 182" stroke="${colours.clavel}" stroke-width="12" stroke-linecap="round"/>${biscuit}` +
        placed('citrus', 340, 112, 116, 14, { tones: grapefruit }),
      '#9be0c6',
    ),
  'pairing-mexico': () =>
    picture(
      460,
      420,
      table(colours.fucsia) +
        stemmed('#c9701e', '#ffd9a0') +
        biscuit +
        placed('citrus', 340, 112, 128, 14, { tones: orange }),
      colours.rosa,
    ),
  'pairing-tanzania': () =>
    picture(
      460,
      420,
      table('#8a3a08') + stemmed('#8a0f33', '#e08aa0') + biscuit + cherries(340, 130),
      '#ffcf87',
    ),
};

/** Half-moons in an arc, as a rating. */
const marks = Array.from({ length: 5 }, (_, i) => {
  const angle = ((i - 2) * 24 * Math.PI) / 180;
  return `<path fill="#ffb02e" d="${moon(0, 0, 24)}" transform="translate(${round(230 + Math.sin(angle) * 210)} ${round(262 - Math.cos(angle) * 210)})rotate(${(i - 2) * 24})"/>`;
}).join('');

/** A mouth that tastes slowly, and its marks: 460 by 420. */
export const tasting = {
  tasting: () =>
    picture(
      460,
      420,
      `${marks}<path fill="${colours.nata}" d="${moon(150, 176, 46)}${moon(310, 176, 46)}"/><path fill="#240a05" d="${moon(230, 208, 160, true)}"/><path fill="${colours.lengua}" d="M146 300a84 84 0 0 1 168 0v46a84 84 0 0 1-168 0z"/><path fill="${colours.nata}" d="${moonRow(70, 207.5, 320, 8)}"/>${placed('choco', 230, 300, 124, -8)}`,
      '#7a3a28',
    ),
};
