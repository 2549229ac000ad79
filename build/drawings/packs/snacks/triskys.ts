import { colours } from '../../../../src/pages/drawings/palette.ts';
import type { PackDesign } from '../../drawPack.ts';

const triskys = {
  name: 'Triskys',
  motif: 'triangle',
  base: colours.azul,
  accent: '#3a4cd8',
  ink: colours.azafran,
  pattern: 'rombos',
  face: 'zigzag',
  deep: colours.noche,
  badge: colours.azafran,
  badgeInk: colours.tinto,
} satisfies Partial<PackDesign>;

export const triskysPacks = {
  'triskys-original': triskys,
  'triskys-jamon': {
    ...triskys,
    base: '#f0658a',
    accent: '#f57c9c',
    ink: colours.tinto,
    deep: '#6d0c2c',
    badge: colours.tinto,
    badgeInk: colours.nata,
    tones: ['#ff9f6a', '#cf5636', '#ffd9b8'],
  },
  'triskys-barbacoa': {
    ...triskys,
    base: '#7a2410',
    accent: '#8b311a',
    ink: '#ffb35c',
    deep: '#2d0a03',
    badge: '#ffb35c',
    badgeInk: colours.tinto,
    tones: ['#e8842a', '#a0430c', '#ffc684'],
  },
} satisfies Record<string, PackDesign>;
