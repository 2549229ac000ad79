import { circle, moon, moonRow } from '../../../src/pages/drawings/geometry.ts';
import { placed } from '../../../src/pages/drawings/motifs.ts';
import { colours } from '../../../src/pages/drawings/palette.ts';
import { wordmark } from '../../../src/pages/drawings/wordmark.ts';
import type { Packs } from '../packDesigns.ts';
import { picture, placedPack, scattered } from './frame.ts';

const wheel = (x: number, y: number) =>
  `<path fill="${colours.tinto}" d="${circle(x, y, 38)}"/><path fill="${colours.nata}" d="${circle(x, y, 19)}"/><path fill="${colours.tinto}" d="${moon(x, y, 9, true)}"/>`;

/** The delivery van, laden above its roof: 460 by 320. */
const van = (packs: Packs) =>
  picture(
    460,
    320,
    scattered([
      ['worm', 96, 62, 76, -18],
      ['ridged', 250, 58, 72, 20],
    ]) +
      placedPack(packs, 'van', 'gusanitos-tradicionales', 150, 62, 82, -8) +
      placedPack(packs, 'van', 'palomitas-original', 208, 66, 82, 6) +
      `<path fill="${colours.tinto}" d="M40 96h250v12H40z"/>` +
      `<path fill="${colours.clavel}" d="M30 108h280v162H46q-16 0-16-16z"/><path fill="${colours.azafran}" d="M310 132h54q14 0 22 12l34 52q8 12 8 26v34q0 14-14 14H310z"/><path fill="${colours.cielo}" d="M328 150h34q8 0 12 6l28 44h-74z"/><path fill="#fff" opacity=".55" d="M336 150h16l-14 50h-10v-40z"/>` +
      `<path fill="${colours.nata}" d="${moonRow(30, 108, 280, 8)}"/><g transform="translate(108 158)scale(.5)">${wordmark(colours.nata)}</g><path fill="${colours.nata}" d="M30 236h280v8H30z"/>` +
      `<path fill="${colours.tinto}" d="M20 262h420v12q0 8-8 8H28q-8 0-8-8z"/><path fill="${colours.nata}" d="${moon(418, 232, 12)}"/>${wheel(112, 276)}${wheel(350, 276)}`,
  );

/** The warehouse with its doors open: 460 by 320. */
const warehouse = (packs: Packs) =>
  picture(
    460,
    320,
    `<path fill="${colours.azul}" d="${moon(115, 96, 95)}${moon(345, 96, 95)}"/><path fill="${colours.noche}" d="${moon(115, 96, 58)}${moon(345, 96, 58)}"/><path fill="${colours.azul}" d="M20 94h420v206H20z"/><path fill="${colours.nata}" d="${moon(90, 72, 15)}${moon(140, 72, 15)}${moon(320, 72, 15)}${moon(370, 72, 15)}"/>` +
      `<g transform="translate(187 112)scale(.35)">${wordmark(colours.nata)}</g>` +
      [60, 262]
        .map(
          (x) =>
            `<path fill="${colours.boca}" d="M${x} 176h138v124H${x}z"/><path fill="${colours.azafran}" d="M${x - 8} 162h154v14H${x - 8}z"/><path fill="${colours.azafran}" d="${moonRow(x - 8, 175.5, 154, 5)}"/>`,
        )
        .join('') +
      placedPack(packs, 'warehouse', 'risketos-original', 96, 254, 66) +
      placedPack(packs, 'warehouse', 'jummy', 160, 254, 66) +
      `<path fill="#c98a4b" d="M276 236h54v64h-54z"/><path fill="#e0a863" d="M334 258h52v42h-52z"/><path fill="#a96d34" d="M276 236h54v12h-54zM334 258h52v10h-52z"/><path fill="${colours.tinto}" d="${moon(296, 268, 5)}${moon(312, 268, 5)}${moon(304, 272, 8, true)}"/>` +
      placed('crisp', 358, 240, 48, 20) +
      `<path fill="${colours.tinto}" d="M0 300h460v14H0z"/>`,
  );

/** A wooden crate, full to the brim: 460 by 320. */
const crate = (packs: Packs) =>
  picture(
    460,
    320,
    scattered([
      ['ring', 118, 120, 104, -10],
      ['popcorn', 344, 118, 104, 24],
      ['maria', 70, 158, 92, -16],
      ['almond', 398, 156, 84, 30],
    ]) +
      placedPack(packs, 'crate', 'triskys-original', 176, 112, 132, -8) +
      placedPack(packs, 'crate', 'onduladas-originales', 284, 112, 132, 8) +
      scattered([
        ['worm', 132, 166, 92, 14],
        ['candy', 230, 168, 104, -6],
        ['triangle', 330, 168, 84, 12],
      ]) +
      [182, 224, 266]
        .map(
          (y, i) =>
            `<path fill="${i % 2 ? '#d39a55' : '#e0aa62'}" d="M40 ${y}h380v36H40z"/><path fill="#aa7030" d="M40 ${y + 30}h380v6H40z"/>`,
        )
        .join('') +
      `<path fill="#b97c3a" d="M40 174h34v134H40zM386 174h34v134h-34z"/><path fill="#8a5a2a" d="M66 174h8v134h-8zM412 174h8v134h-8z"/><path fill="#6b431d" d="${[196, 238, 280].map((y) => circle(54, y, 4) + circle(400, y, 4)).join('')}"/>` +
      `<path fill="${colours.tinto}" d="${moon(196, 236, 18)}${moon(264, 236, 18)}${moon(230, 248, 28, true)}"/>`,
  );

const shelf: readonly string[] = [
  'gusanitos-tradicionales',
  'triskys-original',
  'palomitas-original',
  'jummy',
  'surtis4u',
  'buscalios',
  'risketos-original',
];
const hanging = [
  ['worm', 132],
  ['maria', 212],
  ['candy', 300],
  ['almond', 384],
  ['star', 460],
  ['citrus', 520],
] as const;

/** The awning's stripes, which fan out from the roof; each ends in a half-moon. */
const awning = Array.from({ length: 9 }, (_, i) => {
  const left = Math.round(40 + i * 62.2);
  const right = Math.round(40 + (i + 1) * 62.2);
  const fill = i % 2 ? colours.nata : colours.clavel;
  return `<path fill="${fill}" d="M${86 + i * 52} 40h52L${right} 120H${left}z"/><path fill="${fill}" d="${moon((left + right) / 2, 119.5, (right - left) / 2, true)}"/>`;
}).join('');

/** The kiosk with its shelf of packs: 640 by 470. */
const kiosk = (packs: Packs): string =>
  picture(
    640,
    470,
    `<path fill="${colours.tinto}" d="M70 120h500v320q0 10-10 10H80q-10 0-10-10z"/><path fill="${colours.boca}" d="M96 150h448v170H96z"/><path fill="${colours.nata}" d="M96 236h448v10H96z"/>` +
      shelf.map((key, i) => placedPack(packs, 'kiosk', key, 131 + i * 63, 287.5, 62)).join('') +
      hanging.map(([name, x], i) => placed(name, x + 4, 208, 52, i * 17 - 40)).join('') +
      `<path fill="${colours.clavel}" d="M50 320h540v36H50z"/><path fill="${colours.azafran}" d="M70 356h500v84H70z"/><path d="${moonRow(70, 356, 500, 8)}" fill="${colours.clavel}"/>` +
      `<path d="${moon(262, 416, 17)}${moon(378, 416, 17)}${moon(320, 406, 26, true)}" fill="${colours.tinto}"/>${awning}<path fill="${colours.tinto}" d="M86 28h468v14H86z"/>`,
  );

/** Drawings shown beside a distributor's name, and the home page's kiosk. */
export const distributors = { kiosk, van, warehouse, crate };
