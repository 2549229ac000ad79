import { moon, moonRow } from '../../../src/pages/drawings/geometry.ts';
import { face, motif, placed } from '../../../src/pages/drawings/motifs.ts';
import { colours } from '../../../src/pages/drawings/palette.ts';
import { packShapes } from '../pack/shapes.ts';
import type { Packs } from '../packDesigns.ts';
import { picture } from './frame.ts';

const flames = `<path fill="${colours.naranja}"
  d="M118 62q-16-18 0-44 18 26 0 44zM224 62q-16-18 0-44 18 26 0 44z"/>`;
const smoke = `<path fill="none" stroke="${colours.nata}"
  stroke-width="6" stroke-linecap="round"
  d="M118 60q-12-12 0-22t0-22M224 60q-12-12 0-22t0-22"/>`;

/** A birthday cake with a number for candles, which burn or are out. */
const cake = (years: number, top = flames): string =>
  picture(
    340,
    320,
    `<path fill="${colours.fucsia}" d="M70 190h200v44H70zM30 234h280v56H30z"/><path fill="${colours.nata}" d="${moonRow(30, 234, 280, 7)}${moonRow(70, 190, 200, 5)}M70 182h200v9H70zM30 226h280v9H30z"/><path fill="${colours.tinto}" d="M0 290h340l-26 18q-4 4-12 4H38q-8 0-12-4z"/>` +
      `<text x="170" y="184" font-family="Savate" font-weight="900" font-size="150"
        fill="${colours.clavel}" text-anchor="middle">${years}</text>${top}`,
  );

/** Sizes as pockets in a row, as width, height and colour. */
const pockets: readonly (readonly [number, number, string])[] = [
  [26, 40, colours.fucsia],
  [34, 62, colours.clavel],
  [44, 92, colours.azul],
  [56, 124, colours.fucsia],
  [72, 164, colours.clavel],
  [96, 214, colours.azul],
  [136, 290, colours.tinto],
];

function formats(): string {
  let x = 0;
  const drawn = pockets.map(([width, height, fill]) => {
    const left = x;
    x += width + 15;
    const laugh =
      width > 90 ? face(left + width / 2, 300 - height * 0.55, width / 52, colours.nata) : '';
    return `<path fill="${fill}" d="M${left} ${300 - height}h${width}v${height - width / 2}a${width / 2} ${width / 2} 0 0 1-${width} 0z"/>${laugh}`;
  });
  return picture(x - 15, 300, drawn.join(''));
}

/**
 * A number counted out in half-moons, 25 in a row.
 *
 * @param count How many.
 */
export function counted(count: number, fill: string): string {
  const height = Math.ceil(count / 25) * 16;
  return picture(
    400,
    height,
    `<defs><pattern id="counted" width="16" height="16" patternUnits="userSpaceOnUse"><path d="${moon(8, 4.5, 6.4, true)}" fill="${fill}"/></pattern></defs><path fill="url(#counted)" d="M0 0h400v${height}H0z"/>`,
  );
}

/** A transparent bag that shows the share of crisps, and laughing air above them. */
function bag70(): string {
  const outline = packShapes.bag.silhouette;
  const crisps = Array.from({ length: 30 }, (_, i) => {
    const row = Math.floor(i / 5);
    return `<use href="#bag70c" transform="translate(${(i % 5) * 62 + (row % 2 ? 8 : -22)} ${116 + row * 46})rotate(${((i * 67) % 90) - 45} 40 40)scale(.84)"/>`;
  }).join('');
  return picture(
    300,
    404,
    `<defs><clipPath id="bag70b"><path d="${outline}"/></clipPath><g id="bag70c">${motif('crisp')}</g></defs><g clip-path="url(#bag70b)"><path fill="${colours.cielo}" d="M0 0h300v404H0z"/><path fill="#ffb300" d="M0 140h300v264H0z"/>${crisps}<path d="M0 30h300" stroke="#fff" stroke-opacity=".45" stroke-width="26" stroke-dasharray="2 4.1"/></g>${face(150, 88, 2)}<path d="${outline}" fill="none" stroke="${colours.tinto}" stroke-width="5"/>`,
  );
}

/** Biscuits and sweets that come to the table. */
const guests = (): string =>
  picture(
    420,
    300,
    `<path fill="${colours.fucsia}" d="M10 232h400v18H10z"/><path fill="${colours.fucsia}" d="${moonRow(10, 250, 400, 10)}"/>` +
      placed('candy', 94, 92, 130, -10, { tones: ['#d62811', '#8d1206', '#fff3df'] }) +
      placed('citrus', 328, 78, 96, 14) +
      placed('maria', 134, 170, 148, -8) +
      placed('star', 330, 178, 136, 8) +
      placed('sandwich', 232, 176, 140, 3),
  );

export const history = {
  pack: (packs: Packs) => packs.pack('de-toda-la-vida', { uid: 'history' }),
  cake: () => cake(40),
  'cake-blown': () => cake(40, smoke),
  'cake-fifty': () => cake(50),
  guests,
  formats,
  million: () => counted(250, colours.fucsia),
  bag70,
};
