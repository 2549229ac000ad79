import type { PackDesign } from '../pack.ts';
import { colours } from '../palette.ts';

const bSan = { name: 'B-San', shape: 'carton', motif: 'maria', base: colours.azul, accent: colours.rosa, ink: colours.nata, look: 'ola', badge: colours.noche } satisfies Partial<PackDesign>;
const bSanChildren = {
  name: 'B-San|Plus',
  shape: 'carton',
  motif: 'star',
  base: colours.cielo,
  accent: colours.frambuesa,
  ink: colours.noche,
  look: 'cara',
  deep: colours.noche,
  badge: colours.frambuesa,
} satisfies Partial<PackDesign>;
const fabs = { name: 'Fabs', shape: 'carton', motif: ['choco', 'cocoa'], look: 'ola', base: colours.cacao, accent: '#e39a3b', ink: colours.crema, badge: colours.tinto } satisfies Partial<PackDesign>;

/** Packs of biscuits. */
export const biscuits = {
  supermaria: { ...bSan, name: 'Super|María', motif: 'maria', base: colours.clavel, accent: colours.azafran, badge: colours.tinto },
  mariasesamo: { ...bSan, name: 'María|Sésamo', base: '#b3541e', accent: colours.crema, badge: colours.cacao },
  'espelta-integral': { ...bSan, motif: 'digestive', base: '#8a5a2b', accent: '#f0cf8e', badge: '#3a1f08' },
  integral: { ...bSan, motif: 'digestive', base: '#c98a2c', accent: colours.nata, ink: colours.tinto, badge: colours.tinto },
  'cacao-intenso': { ...bSan, motif: 'sandwich', base: colours.cacao, accent: colours.rosa, tones: ['#7a3a28', '#3a140c', '#fff1d8'], badge: colours.tinto },
  'b-san-0azucares-chocolate': { ...bSan, motif: 'choco', base: '#0c7fa6', accent: colours.cielo, badge: '#063d52' },
  'b-san-0azucares-maria': { ...bSan, motif: 'maria', base: colours.cielo, accent: colours.azul, ink: colours.noche, badge: colours.noche },
  'singluten-digestive': { ...bSan, motif: 'digestive', base: '#5a9a3c', accent: '#e3efb0', ink: colours.tinto, badge: '#17330a' },
  'bsan-singluten-infantil': bSanChildren,
  'bsan-singluten-chocolate-infantil': { ...bSanChildren, motif: 'choco', base: colours.rosa, ink: colours.tinto, deep: colours.cacao, badge: colours.cacao },
  'bsan-plus-infantil': { ...bSanChildren, base: colours.azafran, ink: colours.clavel, deep: '#7c1405', badge: colours.clavel },
  'bsan-plus-chocolate-infantil': { ...bSanChildren, motif: 'choco', base: '#8d5bd6', ink: colours.nata, deep: '#2a0c58', badge: colours.tinto },
  'hello-kitty': { ...bSanChildren, name: 'Hello|Kitty', motif: ['star', 'maria'], base: '#ff6f9f', accent: colours.nata, ink: colours.nata, deep: '#7a0630', badge: colours.clavel },
  doraemon: {
    ...bSanChildren,
    name: 'Dora|emon',
    motif: ['star', 'sandwich'],
    base: '#1478c8',
    accent: colours.clavel,
    ink: colours.nata,
    deep: '#06315a',
    badge: colours.azafran,
    badgeInk: colours.tinto,
  },
  fabs,
  'fabs-vietnam': { ...fabs, base: '#0f5b45', accent: '#f2a93b', badge: '#062c20' },
  'fabs-mexico': { ...fabs, base: '#b02a5b', accent: '#ffb02e', badge: '#4a0a22' },
  'fabs-tanzania': { ...fabs, base: '#c25a12', accent: '#ffd98a', ink: colours.tinto, badge: '#3d1704' },
} satisfies Record<string, PackDesign>;
