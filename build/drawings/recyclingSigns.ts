import { type Bin, bins, type packParts } from '../../src/site/catalogue/packaging.ts';

const ink = '#2e0b1e';
const paper = '#fffaf0';

/** Parts of a pack as solid figures in a box of 64. */
const parts: Record<(typeof packParts)[number], string> = {
  bag: `<path d="M15 9h34l-3 7 3 32q0 7-7 7H22q-7 0-7-7l3-32z"/><path fill="none" stroke="${paper}" stroke-width="3" stroke-linecap="round" d="M20 17h24M24 32h16"/><path fill="${paper}" d="M22 37h20a10 10 0 0 1-20 0z"/>`,
  wrapper: `<path d="M7 20l13 7q12-9 24 0l13-7v24l-13-7q-12 9-24 0L7 44z"/><path fill="none" stroke="${paper}" stroke-width="3" stroke-linecap="round" d="M20 28v8M44 28v8"/>`,
  tray: `<path d="M7 22h50v5h-3l-4 16q-1 6-7 6H21q-6 0-7-6l-4-16H7z"/><path fill="none" stroke="${paper}" stroke-width="3" stroke-linecap="round" d="M20 33h24"/>`,
  lid: `<path d="M26 16q0-4 4-4h4q4 0 4 4v4h-4v-4h-4v4h-4z"/><path d="M8 36Q10 20 32 20t24 16zM6 39h52v4q0 6-6 6H12q-6 0-6-6z"/>`,
  box: `<path d="M14 12h36v34q0 8-8 8H22q-8 0-8-8z"/><path fill="none" stroke="${paper}" stroke-width="3" stroke-linecap="round" d="M14 23h36M32 12v11"/>`,
};
/** Colours of the recycling containers in Spain. */
const colours: Record<Bin, string> = {
  yellow: '#f2b600',
  blue: '#1f5fbf',
  green: '#12804a',
};

const container = (colour: string): string =>
  `<path fill="${colour}" d="M13 21h38l-4 27q-1 6-7 6H24q-6 0-7-6zM9 14q0-4 4-4h38q4 0 4 4v5H9z"/><path fill="${paper}" d="M22 31h20a10 10 0 0 1-20 0z"/><path d="M20 54h6v4h-6zM38 54h6v4h-6z"/>`;

/** The Triman, simplified: a figure and three arrows that lead away from it. */
const triman = `<circle cx="14" cy="13" r="6"/><path fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" d="M14 25v15M6 55l8-15 8 15M4 36l10-9 12 4"/><path fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" d="M33 18h24M52 13l5 5-5 5M35 33h22M52 28l5 5-5 5M33 48h24M52 43l5 5-5 5"/>`;

const drawings: Record<string, string> = {
  ...parts,
  ...Object.fromEntries(bins.map((bin) => [bin, container(colours[bin])])),
  triman,
};
export const recyclingSigns = Object.keys(drawings);

/** A recycling sign as a complete `<svg>`; it always appears beside its word. */
export const recyclingSign = (name: string): string =>
  `<svg viewBox="0 0 64 64" aria-hidden="true"><g fill="${ink}">${drawings[name]}</g></svg>`;
