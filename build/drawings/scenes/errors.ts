import { circle } from '../../../src/pages/drawings/geometry.ts';
import { motif } from '../../../src/pages/drawings/motifs.ts';
import { colours } from '../../../src/pages/drawings/palette.ts';
import { picture } from './frame.ts';

/** The box without the bite in its upper right. */
const bite = 'M-10-10H74l-2 16c-5 9 0 17 9 18-4 9 3 17 13 15-2 10 5 15 16 13v58H-10z';

/** A biscuit with a bite taken out, as a fragment in a box of 100 by 100. */
const bitten = (id: string): string =>
  `<clipPath id="${id}"><path d="${bite}"/></clipPath><g clip-path="url(#${id})">${motif('maria')}</g>`;

const crumbs = (fill: string, places: readonly (readonly [number, number, number])[]): string =>
  `<path fill="${fill}" d="${places.map((place) => circle(...place)).join('')}"/>`;

/** The bitten biscuit, and the 404 with it as its zero. */
export const errors = {
  'bitten-maria': () => picture(100, 100, bitten('bitten')),
  'not-found': () =>
    picture(
      620,
      260,
      `<g font-family="Savate" font-weight="900" font-size="280" fill="${colours.nata}" text-anchor="middle"><text x="110" y="220">4</text><text x="510" y="220">4</text></g><g transform="translate(200 12)scale(2.2)">${bitten('lost')}</g>` +
        crumbs('#efb563', [
          [408, 60, 6],
          [426, 36, 4],
          [392, 30, 5],
          [440, 72, 3],
        ]),
    ),
};
