import { arcs, circle, moon } from '../../../src/pages/drawings/geometry.ts';
import { placed, type Tones } from '../../../src/pages/drawings/motifs.ts';
import { colours } from '../../../src/pages/drawings/palette.ts';
import { picture } from './frame.ts';

const youngLeaf: Tones = ['#7db84f', '#3d7a2c', '#e3efb0'];
const darkLeaf: Tones = ['#5a9a3c', '#2f6b2a', '#c9dc5a'];
const goldenPod: Tones = ['#e39a3b', '#a8621a', '#ffd98a'];

/** Cocoa on its branch, in the upper left of a landscape. */
const branch =
  placed('leaf', 96, 120, 150, -40, { tones: darkLeaf }) +
  placed('leaf', 214, 74, 130, 20, { tones: youngLeaf }) +
  placed('cocoa', 176, 186, 210, -14) +
  placed('cocoa', 304, 130, 150, 24, { tones: goldenPod });

const smile = (x: number, y: number, ink: string = colours.nata) =>
  `<path fill="${ink}" d="${moon(x - 30, y, 16)}${moon(x + 30, y, 16)}${moon(x, y + 8, 26, true)}"/>`;

/** A coconut palm: a bent trunk, and fronds that are half-moons. */
const palm = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y})scale(${size})"><path fill="none" stroke="#6b3d1c" stroke-width="14" stroke-linecap="round" d="M0 0q26-70 4-150"/><path fill="#0f5b45" d="M4-150a52 52 0 0 0-100 26q48-34 100-26z"/><path fill="#14795a" d="M4-150a52 52 0 0 1 100 26q-48-34-100-26z"/><path fill="#1d9a6c" d="M4-150a44 44 0 0 0-66-54q50 8 66 54zM4-150a44 44 0 0 1 70-48q-50 4-70 48z"/><path fill="#8a4d1d" d="${circle(-8, -140, 11)}${circle(15, -138, 11)}"/></g>`;

/** A pod cut open, with its beans in two rows. */
const openPod = (x: number, y: number, size: number, turn: number) => {
  const beans = [22, 38, 54, 70]
    .map((top, i) => `M${i % 3 ? 37 : 40} ${top}h0M${i % 3 ? 61 : 58} ${top}h0`)
    .join('');
  return `<g transform="translate(${x} ${y})rotate(${turn})scale(${size / 100})translate(-50-50)"><path fill="#7c2716" d="M50 0c30 22 36 78 0 100C14 78 20 22 50 0z"/><path fill="#f0b45a" d="M49 7c25 20 29 68 0 86C20 75 24 27 49 7z"/><path fill="none" stroke="#fff3df" stroke-width="19" stroke-linecap="round" d="${beans}"/><path fill="none" stroke="#d9a9b4" stroke-width="5" stroke-linecap="round" d="${beans}"/></g>`;
};

/** A table for drying, with beans on it. */
const dryingTable = (x: number, y: number, width: number) => {
  const beans = Array.from(
    { length: Math.round(width / 13) },
    (_, i) => `M${x + 14 + i * 13} ${y - 7 - ((i * 7) % 11)}h.01`,
  ).join('');
  return `<path fill="#3d1704" d="M${x + 18} ${y}h14v90h-14zM${x + width - 32} ${y}h14v90h-14zM${x + width / 2 - 7} ${y}h14v90h-14z"/><path fill="none" stroke="#5b2410" stroke-width="17" stroke-linecap="round" d="${beans}"/><path fill="none" stroke="#8a3d1c" stroke-width="6" stroke-linecap="round" d="${beans}" transform="translate(-2-3)"/><path fill="#ffd98a" d="M${x} ${y}h${width}v12H${x}z"/>`;
};

/** Where the cocoa of each origin grows: 640 by 420. */
export const origins = {
  // A cocoa tree among coconut palms, beside a wide river.
  'origin-vietnam': () =>
    picture(
      640,
      420,
      `<path fill="#ffb02e" d="${moon(506, 250, 104)}"/>${smile(508, 208, '#a8481a')}` +
        `<path fill="#0a4031" d="${moon(380, 250, 60)}${moon(640, 250, 56)}"/><path fill="#12705a" d="${moon(452, 250, 40)}"/>` +
        '<path fill="#1d9ac0" d="M0 250h640v120H0z"/><path fill="none" stroke="#8fd6ea" stroke-width="7" stroke-linecap="round" d="M420 276q16-12 32 0t32 0M500 276q16-12 32 0t32 0M440 310q16-12 32 0t32 0M250 296q16-12 32 0t32 0"/>' +
        `<path fill="${colours.hoja}" d="M0 352q40-22 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0v68H0z"/><path fill="#6b3d1c" d="M170 420q14-150-6-320l26 6q16 160 12 314z"/>` +
        palm(366, 392, 0.98) +
        palm(606, 404, 0.86) +
        branch,
      '#bfe8d2',
    ),
  // Pods cut open in the sun, before a stepped pyramid.
  'origin-mexico': () =>
    picture(
      640,
      420,
      arcs(446, 420, [
        [230, '#ffb02e'],
        [150, colours.naranja],
      ]) +
        smile(470, 316, '#8a0a3f') +
        '<g transform="translate(-30 0)"><path fill="#7a0f38" d="M0 420v-30h40v-34h36v-34h34v-34h110v34h34v34h36v34h40v30z"/><path fill="#9c1c4c" d="M136 288h58v132h-58z"/><path fill="#7a0f38" d="M146 310h38v6h-38zM146 332h38v6h-38zM146 354h38v6h-38zM146 376h38v6h-38zM146 398h38v6h-38z"/></g>' +
        `<g fill="none" stroke="${colours.hoja}" stroke-width="26" stroke-linecap="round"><path d="M600 440V290M600 356q-34 0-34-34M600 336q30 0 30-38"/></g>` +
        placed('leaf', 96, 120, 150, -40, { tones: darkLeaf }) +
        placed('leaf', 214, 74, 130, 20, { tones: youngLeaf }) +
        placed('cocoa', 166, 186, 200, -14) +
        openPod(300, 140, 190, 30) +
        openPod(322, 366, 150, -64),
      '#f2789f',
    ),
  // Beans that dry on raised tables, before the mountain with its snow.
  'origin-tanzania': () =>
    picture(
      640,
      420,
      `<path fill="#ffd98a" d="${moon(580, 300, 112)}"/>${smile(590, 258, '#a8481a')}` +
        '<path fill="#7d56ad" d="M-20 304 110 214q40-18 80 0l120 90z"/><g transform="translate(44-26)"><path fill="#5b3a8c" d="M60 330 236 176q64-26 128 0l176 154z"/><path fill="#fff3df" d="M200 207.5 236 176q64-26 128 0l36 31.5a16.7 16.7 0 0 1-33 4 17 17 0 0 1-33 0 17 17 0 0 1-34 0 17 17 0 0 1-34 0 17 17 0 0 1-33 0 16.7 16.7 0 0 1-33-4z"/></g>' +
        '<path fill="#c25a12" d="M0 300h640v120H0z"/>' +
        `<path fill="#3d1704" d="M592 420v-50h10v50z"/><path fill="#4f6b2a" d="${moon(597, 378, 50)}"/><path fill="#7db84f" d="${moon(578, 378, 28)}"/>` +
        dryingTable(330, 346, 210) +
        dryingTable(30, 372, 330) +
        branch,
      '#ffb45c',
    ),
};
