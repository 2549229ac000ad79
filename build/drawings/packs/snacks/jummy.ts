import { colours } from '../../../../src/pages/drawings/palette.ts';
import type { PackDesign } from '../../drawPack.ts';

const jummy = {
  name: 'Jummy',
  motif: 'ring',
  base: colours.frambuesa,
  accent: '#ea4a8f',
  ink: colours.azafran,
  pattern: 'arcos',
  face: 'ringTooth',
  deep: '#560a2c',
  badge: colours.azafran,
  badgeInk: colours.tinto,
} satisfies Partial<PackDesign>;

export const jummyPacks = {
  jummy,
} satisfies Record<string, PackDesign>;
