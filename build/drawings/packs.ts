import type { PackLook } from '../../src/pages/drawings/packLook.ts';
import { type PackDesign, type PackParameters, pack } from './pack.ts';
import { colourWord } from './packColour.ts';
import { biscuits } from './packs/biscuits.ts';
import { crisps } from './packs/crisps.ts';
import { nuts } from './packs/nuts.ts';
import { snacks } from './packs/snacks.ts';
import { sweets } from './packs/sweets.ts';

/** By the name of their file in packs/. */
const groups = { snacks, crisps, biscuits, sweets, nuts };
const designs = { ...snacks, ...crisps, ...biscuits, ...sweets, ...nuts };

/** A product whose pack has been designed. A new product is one more row in packs/. */
export type PackKey = keyof typeof designs;
export const packKeys = Object.keys(designs) as PackKey[];
export const hasPack = (key: string): key is PackKey => Object.hasOwn(designs, key);

export type PackPrint = Pick<PackParameters, 'flavour' | 'weight'> & { uid?: string };

/** The design of a product's pack. */
export const packDesign = (key: PackKey): PackDesign => designs[key];

/** The file that has the row of a product's pack. */
export const packFile = (key: PackKey): string =>
  `build/drawings/packs/${Object.entries(groups).find(([, rows]) => key in rows)?.[0]}.ts`;

/**
 * The pack of one product as a whole `<svg>`.
 *
 * @param print What differs by language and size. `uid` is needed where one document
 *   holds the pack twice.
 */
export const packOf = (key: PackKey, { uid = key, ...print }: PackPrint = {}): string =>
  pack({ ...packDesign(key), ...print, uid });

/** What of a product's pack is said in words. */
export function packLook(key: PackKey): PackLook {
  const { motif, shape = 'bag', base } = packDesign(key);
  return {
    motif: typeof motif === 'string' ? motif : (motif[0] ?? 'crisp'),
    shape,
    colour: colourWord(base),
  };
}
