import type { PackDesign } from '../pack.ts';
import { colours } from '../palette.ts';

const originals = {
  motif: 'crisp',
  base: colours.azafran,
  accent: '#ffd458',
  ink: colours.clavel,
  pattern: 'rayos',
  deep: '#7c1405',
  badge: colours.clavel,
  badgeInk: colours.nata,
} satisfies Partial<PackDesign>;
const ridged = {
  motif: 'ridged',
  base: colours.clavel,
  accent: '#e4402a',
  ink: colours.azafran,
  pattern: 'olas',
  deep: '#5c0d05',
  badge: colours.azafran,
  badgeInk: colours.tinto,
} satisfies Partial<PackDesign>;
const selected = { name: 'Selectas', motif: 'crisp', base: '#1d1a18', accent: '#d9a441', ink: '#f0cd86', look: 'ola', badge: '#d9a441', badgeInk: colours.tinto } satisfies Partial<PackDesign>;
const always = {
  name: 'De toda|la vida',
  motif: 'crisp',
  base: colours.nata,
  accent: '#f3dcb3',
  ink: colours.clavel,
  pattern: 'rayas',
  deep: '#7c1405',
  badge: colours.clavel,
} satisfies Partial<PackDesign>;
const exported = {
  name: 'Papas|Risi',
  motif: 'crisp',
  base: colours.azul,
  accent: '#3a4cd8',
  ink: colours.azafran,
  pattern: 'diag',
  deep: colours.noche,
  badge: colours.azafran,
  badgeInk: colours.tinto,
} satisfies Partial<PackDesign>;

/** Packs of crisps. */
export const crisps = {
  'clasicas-originales': { ...originals, name: 'Clásicas' },
  campesinas: { ...originals, name: 'Campesinas', base: '#7a9a2e', accent: '#88a83c', ink: colours.tinto, deep: '#2c3a08', badge: colours.tinto },
  vinagreta: { ...originals, name: 'Vinagreta', base: '#b8cf3d', accent: '#c6da55', ink: '#17402a', deep: '#17402a', badge: '#17402a' },
  'cheese-onion': { ...originals, name: 'Cheese|Onion', base: '#7d4fc4', accent: '#8c60d0', ink: colours.crema, deep: '#2a0c58', badge: colours.azafran, badgeInk: colours.tinto },
  'sour-cream-onion': { ...originals, name: 'Sour|Cream', base: '#cfe8f5', accent: '#deeffa', ink: '#0f4f7a', deep: '#0b3554', badge: '#0f4f7a' },
  'york-queso': { ...originals, name: 'York|Queso', base: '#ff9d9d', accent: '#ffafaf', ink: '#7a0f1e', badge: '#7a0f1e' },
  toscana: { ...originals, name: 'Toscana', base: '#2f7d3c', accent: '#3a8a48', ink: colours.nata, deep: '#0f3316' },
  'onduladas-originales': { ...ridged, name: 'Onduladas' },
  jamon: { ...ridged, name: 'Onduladas', base: '#b8203a', accent: '#c6314a', ink: '#ffd0c8', deep: '#430512', badge: '#ffd0c8' },
  'selectas-clasicas': selected,
  'de-toda-la-vida': always,
  exportacion: exported,
} satisfies Record<string, PackDesign>;
