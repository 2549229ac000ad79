import { moon, round } from '../../../src/pages/drawings/geometry.ts';
import { type MotifName, placed } from '../../../src/pages/drawings/motifs.ts';
import { colours } from '../../../src/pages/drawings/palette.ts';
import { picture } from './frame.ts';
import { counted } from './history.ts';

/**
 * The sitters of the family portrait, from left to right: one per product family. Nuts
 * keep a straight face.
 */
const sitters: readonly (readonly [
  MotifName,
  y: number,
  size: number,
  turn: number,
  { mood: 'laughing' | 'sad' }?,
])[] = [
  ['triangle', 424, 236, -6, { mood: 'laughing' }],
  ['crisp', 330, 250, 8, { mood: 'laughing' }],
  ['maria', 412, 262, -4],
  ['candy', 316, 230, -14, { mood: 'laughing' }],
  ['almond', 424, 212, 10],
];

const stripes = 12;
const photo = { x: 60, y: 60, width: 880, height: 470 };

/**
 * A framed family portrait, taken under an awning; numbers below name the sitters: 1000
 * by 660.
 */
function portrait(): string {
  const width = photo.width / stripes;
  const awning = Array.from({ length: stripes }, (_, i) => {
    const x = photo.x + i * width;
    const fill = i % 2 ? colours.nata : colours.clavel;
    return `<path fill="${fill}" d="M${round(x)} ${photo.y}h${round(width)}v46a${round(width / 2)} ${round(width / 2)} 0 0 1-${round(width)} 0z"/>`;
  });
  const family = sitters.map(([name, y, size, turn, mood], i) =>
    placed(name, 164 + i * 168, y, size, turn, mood),
  );
  const plates = sitters.map((_, i) => {
    const x = 164 + i * 168;
    return `<path fill="${colours.azafran}" d="${moon(x, 566, 44, true)}"/><text x="${x}" y="598" font-family="Savate" font-weight="900" font-size="32" text-anchor="middle" fill="${colours.tinto}">${i + 1}</text>`;
  });
  return picture(
    1000,
    660,
    `<path fill="${colours.tinto}" d="M0 0h1000v600a60 60 0 0 1-60 60H60a60 60 0 0 1-60-60z"/><path fill="${colours.nata}" d="M24 24h952v572a40 40 0 0 1-40 40H64a40 40 0 0 1-40-40z"/><clipPath id="portrait"><path d="M${photo.x} ${photo.y}h${photo.width}v${photo.height}H${photo.x}z"/></clipPath><g clip-path="url(#portrait)"><path fill="${colours.azul}" d="M60 60h880v470H60z"/><path fill="${colours.noche}" d="${moon(500, 700, 470)}"/>${family.join('')}</g>${awning.join('')}${plates.join('')}`,
  );
}

/** A biscuit under a magnifying glass, unworried: 1000 by 700. */
function magnifier(): string {
  const biscuit = placed('maria', 420, 330, 380, -6, { mood: 'laughing' });
  return picture(
    1000,
    700,
    `<path stroke="${colours.tinto}" stroke-width="64" stroke-linecap="round" d="m640 500 170 140"/><circle cx="420" cy="330" r="290" fill="${colours.cielo}"/>${biscuit}<circle cx="420" cy="330" r="290" fill="none" stroke="${colours.tinto}" stroke-width="40"/><path fill="none" stroke="${colours.nata}" stroke-width="16" stroke-linecap="round" d="M215 250a220 220 0 0 1 110-120"/>`,
  );
}

export const about = {
  portrait,
  magnifier,
  fifty: () => counted(50, colours.azafran),
};
