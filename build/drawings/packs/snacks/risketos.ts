import { colours } from '../../../../src/pages/drawings/palette.ts';
import type { PackDesign } from '../../drawPack.ts';

const risketos = {
  name: 'Risketos',
  motif: 'risketo',
  base: colours.azafran,
  accent: '#ffb300',
  ink: colours.clavel,
  pattern: 'rayos',
  face: 'winking',
  deep: '#6b0f05',
  badge: colours.clavel,
  badgeInk: colours.nata,
} satisfies Partial<PackDesign>;

export const risketosPacks = {
  'risketos-original': risketos,
  'risketos-xhot': {
    ...risketos,
    base: colours.tinto,
    accent: '#441230',
    ink: '#ff5a2e',
    face: 'hot',
    deep: '#b01a06',
    badge: '#ff5a2e',
    badgeInk: colours.tinto,
    tones: ['#ff4a24', '#a8160a', '#ffb08a'],
  },
} satisfies Record<string, PackDesign>;
