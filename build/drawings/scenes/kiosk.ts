import { moon, moonRow } from '../../../src/pages/drawings/geometry.ts';
import { placed } from '../../../src/pages/drawings/motifs.ts';
import { colours } from '../../../src/pages/drawings/palette.ts';
import type { PackKey } from '../packDesigns.ts';
import { picture, placedPack } from './frame.ts';

const shelf: readonly PackKey[] = [
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
export const kiosk = (): string =>
  picture(
    640,
    470,
    `<path fill="${colours.tinto}" d="M70 120h500v320q0 10-10 10H80q-10 0-10-10z"/><path fill="${colours.boca}" d="M96 150h448v170H96z"/><path fill="${colours.nata}" d="M96 236h448v10H96z"/>` +
      shelf.map((key, i) => placedPack('kiosk', key, 131 + i * 63, 287.5, 62)).join('') +
      hanging.map(([name, x], i) => placed(name, x + 4, 208, 52, i * 17 - 40)).join('') +
      `<path fill="${colours.clavel}" d="M50 320h540v36H50z"/><path fill="${colours.azafran}" d="M70 356h500v84H70z"/><path d="${moonRow(70, 356, 500, 8)}" fill="${colours.clavel}"/>` +
      `<path d="${moon(262, 416, 17)}${moon(378, 416, 17)}${moon(320, 406, 26, true)}" fill="${colours.tinto}"/>${awning}<path fill="${colours.tinto}" d="M86 28h468v14H86z"/>`,
  );
