import { colours } from '../../../../src/pages/drawings/palette.ts';
import type { PackDesign } from '../../drawPack.ts';

const mios = {
  name: 'Mios',
  motif: 'cracker',
  base: colours.crema,
  accent: '#9cae3e',
  ink: colours.hoja,
  material: 'matt',
  look: 'ola',
  badge: colours.hoja,
  badgeInk: colours.nata,
} satisfies Partial<PackDesign>;

export const miosPacks = {
  'mios-tomillo-limon': { ...mios, accent: '#f2c62e' },
  'mios-sal-pimienta': {
    ...mios,
    base: '#dfe3e8',
    accent: colours.tinto,
    ink: colours.tinto,
    badge: colours.tinto,
    tones: ['#f3d8a6', '#c39a5e', '#fff0d2'],
  },
  'mios-maiz-chia': {
    ...mios,
    tones: ['#ffc94a', '#cf8d1b', '#ffe79a'],
    base: '#ffe08a',
    accent: '#e58a1c',
    ink: '#6b2c08',
    badge: '#6b2c08',
  },
  'mios-espinacas': {
    ...mios,
    base: '#cfe3a6',
    accent: '#2f7d3c',
    tones: ['#b9c76a', '#74893a', '#dfe8a8'],
  },
  'mios-boletus': {
    ...mios,
    tones: ['#d9a874', '#8f5f34', '#f0d2ac'],
    base: '#e6cfb4',
    accent: '#8a5a34',
    ink: '#4a2410',
    badge: '#4a2410',
  },
  'mios-cebolla': {
    ...mios,
    tones: ['#f0c690', '#b9794a', '#fbe6c4'],
    base: '#e9d3ea',
    accent: colours.uva,
    ink: '#45145c',
    badge: '#45145c',
  },
} satisfies Record<string, PackDesign>;
