import { moon } from '../../../src/pages/drawings/geometry.ts';
import { placed } from '../../../src/pages/drawings/motifs.ts';
import { colours } from '../../../src/pages/drawings/palette.ts';
import { confetti } from './covers.ts';
import { picture } from './frame.ts';

/** Trikers that tumble out of a bowl: 620 by 480. */
const tumble = (party: boolean): string =>
  picture(
    620,
    480,
    `<path fill="${colours.fucsia}" d="${moon(310, 210, 250, true)}"/>${party ? confetti(34, 620, 470, 12) : ''}` +
      placed('triker', 150, 170, 190, -25, { tones: ['#ff5a9a', '#a80f55', '#ffc0da'] }) +
      placed('triker', 470, 130, 170, 40, { tones: ['#9fd4ff', '#2a6bb0', '#e3f2ff'] }) +
      placed('triker', 322, 96, 150, 12) +
      placed('triker', 400, 260, 180, -60, { tones: ['#ffb52e', '#d9720f', '#ffe08a'] }) +
      placed('triker', 246, 256, 240, 6, {
        tones: ['#ffc524', '#dc8f15', '#fff0b8'],
        mood: 'laughing',
      }),
  );

const step = (number: number, fill: string): string =>
  picture(
    200,
    104,
    `<path d="${moon(100, 0, 100, true)}" fill="${fill}"/><text x="100" y="70" font-family="Savate" font-weight="900" font-size="76" text-anchor="middle" fill="${colours.tinto}">${number}</text>`,
  );

/** The contest: its bowl before and after taking part, and its three steps. */
export const contest = {
  tumble: () => tumble(false),
  'tumble-party': () => tumble(true),
  'step-1': () => step(1, colours.lima),
  'step-2': () => step(2, colours.rosa),
  'step-3': () => step(3, colours.azafran),
};
