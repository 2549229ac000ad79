import { colours } from '../../../../src/pages/drawings/palette.ts';
import type { PackDesign } from '../../pack.ts';

const palomitas = {
  name: 'Palomitas',
  motif: 'popcorn',
  base: colours.clavel,
  accent: '#ea4630',
  ink: colours.nata,
  pattern: 'rayas',
  deep: '#5c0d05',
  badge: colours.nata,
  badgeInk: colours.clavel,
} satisfies Partial<PackDesign>;

export const palomitasPacks = {
  'palomitas-original': palomitas,
  'palomitas-ketchup-mostaza': {
    ...palomitas,
    base: '#f2a900',
    accent: '#ffbe2b',
    ink: colours.tinto,
    deep: '#7c1405',
    badge: colours.clavel,
    badgeInk: colours.nata,
    tones: ['#ffdf9a', '#e2893a', '#fff3d2'],
  },
  'palomitas-pizza': {
    ...palomitas,
    base: '#2f7d3c',
    accent: '#3b9049',
    badge: colours.clavel,
    badgeInk: colours.nata,
    tones: ['#ffd9a8', '#d9733a', '#fff0dc'],
  },
  'palomitas-chocolate-blanco': {
    ...palomitas,
    base: colours.cielo,
    accent: '#b9e0ff',
    ink: colours.noche,
    deep: colours.noche,
    badge: colours.noche,
    badgeInk: colours.nata,
  },
  'palomitas-caramelo': {
    ...palomitas,
    base: '#e08a2c',
    accent: '#ee9d43',
    ink: colours.tinto,
    deep: '#6b2c08',
    badge: colours.tinto,
    badgeInk: colours.crema,
    tones: ['#f2b25a', '#b56a1c', '#ffdca0'],
  },
  'palomitas-chocolate': {
    ...palomitas,
    base: colours.cacao,
    accent: '#5d2a1e',
    ink: colours.crema,
    deep: '#240a05',
    badge: colours.rosa,
    badgeInk: colours.tinto,
    tones: ['#a5623c', '#6d3519', '#d89a6c'],
  },
  'palomitas-bacon-cheese': {
    ...palomitas,
    base: colours.frambuesa,
    accent: '#ea4a8f',
    deep: '#5a0a2c',
    badge: colours.azafran,
    badgeInk: colours.tinto,
    tones: ['#ffe08a', '#e59a4a', '#fff6d0'],
  },
} satisfies Record<string, PackDesign>;
