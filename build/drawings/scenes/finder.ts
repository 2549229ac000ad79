import { moon, moonRow } from '../../../src/pages/drawings/geometry.ts';
import { face, placed } from '../../../src/pages/drawings/motifs.ts';
import { colours } from '../../../src/pages/drawings/palette.ts';
import type { Packs } from '../packDesigns.ts';
import { picture, placedPack } from './frame.ts';

/** A bowl with packs peeking out: 400 by 320. */
const bowl = (packs: Packs, scene: string, keys: readonly string[]): string =>
  picture(
    400,
    320,
    keys
      .map((key, i) =>
        placedPack(
          packs,
          scene,
          key,
          200 + (i - (keys.length - 1) / 2) * 96,
          86 - (i % 2) * 12,
          104,
          (i - 1) * 9,
        ),
      )
      .join('') +
      `<path fill="${colours.tinto}" d="${moon(200, 120, 200, true)}"/><path fill="${colours.nata}" d="${moonRow(0, 120, 400, 10)}"/>${face(200, 204, 5, colours.azafran)}`,
  );

/** Three packs fanned out: 400 by 310. */
function fan(
  packs: Packs,
  scene: string,
  [left, middle, right]: readonly [string, string, string],
): string {
  return picture(
    400,
    310,
    placedPack(packs, scene, left, 118, 172, 166, -9) +
      placedPack(packs, scene, right, 282, 172, 166, 9) +
      placedPack(packs, scene, middle, 200, 162, 174),
  );
}

/** The fans of the families, the bowl of favourites, and the empty result. */
export const finder = {
  'fan-snacks': (packs: Packs) =>
    fan(packs, 'fan-snacks', ['surtis4u', 'palomitas-original', 'risketos-original']),
  'fan-patatas': (packs: Packs) =>
    fan(packs, 'fan-patatas', ['onduladas-originales', 'clasicas-originales', 'selectas-clasicas']),
  'fan-galletas': (packs: Packs) =>
    fan(packs, 'fan-galletas', ['cacao-intenso', 'supermaria', 'fabs-mexico']),
  'fan-caramelos': (packs: Packs) =>
    fan(packs, 'fan-caramelos', ['citrico', 'tradicionales', 'balsamicos']),
  'fan-frutos-secos': (packs: Packs) =>
    fan(packs, 'fan-frutos-secos', ['mix-antiox', 'frutos-secos', 'pipas']),
  bowl: (packs: Packs) => bowl(packs, 'bowl', ['jummy', 'supermaria', 'pipas']),
  'sad-crisp': () => picture(100, 100, placed('crisp', 50, 50, 100, 0, { mood: 'sad' })),
  'sad-ball': () => picture(100, 100, placed('ball', 50, 50, 100, 0, { mood: 'sad' })),
};
