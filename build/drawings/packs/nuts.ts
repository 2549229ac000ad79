import { colours } from '../../../src/pages/drawings/palette.ts';
import type { PackDesign } from '../drawPack.ts';

const toasted = {
  shape: 'pouch',
  look: 'ventana',
  face: 'wise',
  base: colours.hoja,
  accent: colours.azafran,
  ink: colours.nata,
  badge: colours.azafran,
  badgeInk: colours.tinto,
} satisfies Partial<PackDesign>;

/** Packs of nuts. */
export const nuts = {
  'frutos-secos': {
    ...toasted,
    name: 'Cóctel',
    motif: ['almond', 'peanut', 'cashew', 'hazelnut'],
  },
  'frutos-secos-1kg': {
    ...toasted,
    name: 'Cóctel|Kilo',
    motif: ['peanut', 'almond', 'cashew'],
    base: '#6c2b0d',
  },
  'mix-antiox': {
    ...toasted,
    name: 'Antiox',
    motif: ['berry', 'almond', 'hazelnut'],
    base: '#6d0f3a',
    badge: colours.rosa,
  },
  'mix-equilibrio': {
    ...toasted,
    name: 'Equilibrio',
    motif: ['cashew', 'berry', 'seed', 'almond'],
    base: '#c9dc5a',
    ink: '#123d2e',
    badge: '#123d2e',
    badgeInk: colours.lima,
  },
  pipas: {
    ...toasted,
    name: 'Pipas',
    motif: 'seed',
    base: colours.azafran,
    ink: colours.tinto,
    badge: colours.tinto,
    badgeInk: colours.azafran,
  },
} satisfies Record<string, PackDesign>;
