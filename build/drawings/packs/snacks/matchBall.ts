import { colours } from '../../../../src/pages/drawings/palette.ts';
import type { PackDesign } from '../../drawPack.ts';

const matchBall = {
  name: 'Match|Ball',
  motif: 'ball',
  base: '#2f8f4e',
  accent: '#3c9c5b',
  ink: colours.nata,
  pattern: 'diag',
  face: 'watching',
  deep: '#0c3b20',
  badge: colours.azafran,
  badgeInk: colours.tinto,
} satisfies Partial<PackDesign>;

export const matchBallPacks = {
  'match-ball-queso': matchBall,
  'match-ball-ketchup': {
    ...matchBall,
    base: colours.clavel,
    accent: '#e23a22',
    deep: '#5c0d05',
    badge: colours.lima,
    tones: ['#ff7446', '#c23a12', '#ffe0cc'],
  },
  'match-ball-barbacoa': {
    ...matchBall,
    base: '#b5491b',
    accent: '#c4572a',
    deep: '#3d1204',
    badge: colours.nata,
    tones: ['#f29a3c', '#b65a10', '#fff0d0'],
  },
  'match-ball-minis': {
    ...matchBall,
    base: colours.lima,
    accent: '#d6e674',
    ink: '#0c3b20',
    badge: '#0c3b20',
    badgeInk: colours.lima,
  },
} satisfies Record<string, PackDesign>;
