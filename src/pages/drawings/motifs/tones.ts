import type { Tones } from './draw.ts';
import type { MotifName } from './drawings.ts';

/**
 * Default base, shade and light of every motif. Other tones make another flavour.
 */
export const tones: Record<MotifName, Tones> = {
  worm: ['#ffc93f', '#e8921a', '#fff0b8'],
  risketo: ['#ff8a1e', '#d4530b', '#ffc46b'],
  popcorn: ['#fff3d2', '#eec26a', '#ffffff'],
  crisp: ['#ffd25c', '#e09a1c', '#ffecaa'],
  ridged: ['#ffc94a', '#dc8f15', '#ffe79a'],
  triangle: ['#ffb52e', '#d9720f', '#ffe08a'],
  ball: ['#ffb22e', '#dd7a10', '#fff0c4'],
  ring: ['#ff9c33', '#d55f12', '#ffd089'],
  cracker: ['#f0c27a', '#bf7e35', '#fbe3b4'],
  stick: ['#ffc54d', '#d98a1b', '#ffeaa8'],
  tile: ['#ffb648', '#cf741a', '#ffe09b'],
  horn: ['#ffbd4a', '#d67f17', '#ffe6a6'],
  triker: ['#ff9b38', '#cf5a14', '#ffd391'],
  maria: ['#efb563', '#b8742a', '#fbdca0'],
  digestive: ['#d99a52', '#99602a', '#f0c68b'],
  sandwich: ['#d9964a', '#94592a', '#fff1d8'],
  choco: ['#e3a55c', '#4a1d14', '#7a3a28'],
  star: ['#f2bd6b', '#bd7a2e', '#ffe3ad'],
  candy: ['#ff4f7b', '#c4224f', '#ffd3de'],
  citrus: ['#ffd83d', '#f09a12', '#fff6c8'],
  leaf: ['#39b98a', '#14795a', '#bff0da'],
  almond: ['#c97f3f', '#8a4d1d', '#eab981'],
  peanut: ['#e0aa62', '#aa7030', '#f6d9a4'],
  cashew: ['#f3d9a6', '#cf9f58', '#fff3d9'],
  hazelnut: ['#b86a2c', '#7c3f14', '#ecc78f'],
  berry: ['#b3123c', '#740926', '#f0708c'],
  seed: ['#fff3dc', '#2e1a1c', '#b9a48c'],
  potato: ['#dca45a', '#a86c2b', '#f3cf94'],
  cocoa: ['#c2502a', '#7c2716', '#f08c5a'],
};
