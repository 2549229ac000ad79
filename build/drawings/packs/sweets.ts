import { colours } from '../../../src/pages/drawings/palette.ts';
import type { PackDesign } from '../drawPack.ts';

const sugarFree = {
  name: 'Cítrico',
  shape: 'sachet',
  motif: 'citrus',
  base: '#ffd83d',
  accent: '#ffe476',
  ink: colours.tinto,
  pattern: 'arcos',
  face: 'sour',
  deep: '#b0420a',
  badge: colours.tinto,
} satisfies Partial<PackDesign>;
const traditional = {
  name: 'De toda|la vida',
  shape: 'sachet',
  motif: 'candy',
  base: colours.rosa,
  accent: '#ffb1d1',
  ink: '#a3083f',
  pattern: 'lunares',
  face: 'glasses',
  deep: '#7a0630',
  badge: '#a3083f',
} satisfies Partial<PackDesign>;

/** Packs of sweets. */
export const sweets = {
  '0-azucares': {
    ...sugarFree,
    name: 'Cero',
    face: 'sparkling',
    motif: ['citrus', 'leaf', 'citrus'],
    base: colours.hoja,
    accent: '#17705a',
    ink: colours.azafran,
    deep: '#052a20',
    badge: colours.azafran,
    badgeInk: colours.tinto,
  },
  citrico: sugarFree,
  balsamicos: {
    ...sugarFree,
    name: 'Balsámicos',
    face: 'sleepy',
    motif: 'leaf',
    base: '#7fd6b4',
    accent: '#97e0c3',
    ink: '#064a36',
    deep: '#064a36',
    badge: '#064a36',
  },
  tradicionales: { ...traditional, motif: ['candy', 'citrus', 'candy'] },
  'tradicionales-1kg': {
    ...traditional,
    name: 'Para|todos',
    base: '#c61a5c',
    accent: '#d2306d',
    ink: colours.nata,
    badge: colours.azafran,
    badgeInk: colours.tinto,
    motif: ['candy', 'citrus'],
  },
} satisfies Record<string, PackDesign>;
