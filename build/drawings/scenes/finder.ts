import { moon, moonRow } from '../../../src/pages/drawings/geometry.ts';
import { face, placed } from '../../../src/pages/drawings/motifs.ts';
import { colours } from '../../../src/pages/drawings/palette.ts';
import type { Packs } from '../packDesigns.ts';
import { picture, placedPack } from './frame.ts';

/** A bowl with three packs peeking out: 400 by 320. */
const bowl = (packs: Packs): string =>
  picture(
    400,
    320,
    ['jummy', 'supermaria', 'pipas']
      .map((key, i) =>
        placedPack(packs, 'bowl', key, 104 + i * 96, i === 1 ? 74 : 86, 104, (i - 1) * 9),
      )
      .join('') +
      `<path fill="${colours.tinto}" d="${moon(200, 120, 200, true)}"/><path fill="${colours.nata}" d="${moonRow(0, 120, 400, 10)}"/>${face(200, 204, 5, colours.azafran)}`,
  );

/** The favourites in the link preview of the finder, and its empty result. */
export const finder = {
  bowl,
  'sad-crisp': () => picture(100, 100, placed('crisp', 50, 50, 100, 0, { mood: 'sad' })),
};
