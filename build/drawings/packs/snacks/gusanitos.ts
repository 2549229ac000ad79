import { colours } from '../../../../src/pages/drawings/palette.ts';
import type { PackDesign } from '../../drawPack.ts';

const gusanitos = {
  name: 'Gusanitos',
  motif: 'worm',
  base: colours.naranja,
  accent: '#ff9440',
  ink: colours.nata,
  pattern: 'lunares',
  face: 'gapTooth',
  deep: '#7c1405',
  badge: colours.azafran,
  badgeInk: colours.tinto,
} satisfies Partial<PackDesign>;

export const gusanitosPacks = {
  'gusanitos-tradicionales': { ...gusanitos, ink: colours.tinto },
  'gusanitos-ketchup': {
    ...gusanitos,
    base: colours.clavel,
    accent: '#e8432b',
    tones: ['#ff7a4a', '#c23a12', '#ffc0a0'],
    deep: '#5c0d05',
  },
} satisfies Record<string, PackDesign>;
