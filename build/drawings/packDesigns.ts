import type { PackDescription } from '../../src/pages/drawings/packDescription.ts';
import { colourWord } from './colourWord.ts';
import { drawPack, type PackDesign, type PackParameters } from './drawPack.ts';
import { tearEdgeOf } from './pack/seams.ts';
import { biscuits } from './packs/biscuits.ts';
import { crisps } from './packs/crisps.ts';
import { nuts } from './packs/nuts.ts';
import { gusanitosPacks } from './packs/snacks/gusanitos.ts';
import { jummyPacks } from './packs/snacks/jummy.ts';
import { matchBallPacks } from './packs/snacks/matchBall.ts';
import { miosPacks } from './packs/snacks/mios.ts';
import { otherSnackPacks } from './packs/snacks/others.ts';
import { palomitasPacks } from './packs/snacks/palomitas.ts';
import { risketosPacks } from './packs/snacks/risketos.ts';
import { triskysPacks } from './packs/snacks/triskys.ts';
import { sweets } from './packs/sweets.ts';

const snacks = {
  ...gusanitosPacks,
  ...palomitasPacks,
  ...risketosPacks,
  ...triskysPacks,
  ...matchBallPacks,
  ...jummyPacks,
  ...miosPacks,
  ...otherSnackPacks,
};
const designs = { ...snacks, ...crisps, ...biscuits, ...sweets, ...nuts };

/** The designs by the path of their file in packs/. */
const files = {
  'snacks/gusanitos': gusanitosPacks,
  'snacks/palomitas': palomitasPacks,
  'snacks/risketos': risketosPacks,
  'snacks/triskys': triskysPacks,
  'snacks/matchBall': matchBallPacks,
  'snacks/jummy': jummyPacks,
  'snacks/mios': miosPacks,
  'snacks/others': otherSnackPacks,
  crisps,
  biscuits,
  sweets,
  nuts,
};

/** A product with a pack design. A new product is a new row in packs/. */
export type PackKey = keyof typeof designs;
export const packKeys = Object.keys(designs) as PackKey[];
export const hasPack = (key: string): key is PackKey => Object.hasOwn(designs, key);

export type PackPrint = Pick<PackParameters, 'flavour' | 'weight'> & { uid?: string };

/** The design of a product's pack. */
export const packDesign = (key: PackKey): PackDesign => designs[key];

/** The file that holds a product's row. */
export const packFile = (key: PackKey): string =>
  `build/drawings/packs/${Object.entries(files).find(([, rows]) => key in rows)?.[0]}.ts`;

/**
 * The pack of one product as a complete `<svg>`.
 *
 * @param print What differs by language and size. Set `uid` if one document contains
 *   the pack twice.
 */
export const packOf = (key: PackKey, { uid = key, ...print }: PackPrint = {}): string =>
  drawPack({ ...packDesign(key), ...print, uid });

/** What pages need to know about the drawing of a product's pack. */
export function describePack(key: PackKey): PackDescription {
  const { motif, shape = 'bag', base } = packDesign(key);
  return {
    motif: typeof motif === 'string' ? motif : (motif[0] ?? 'crisp'),
    shape,
    colour: colourWord(base),
    tearEdge: tearEdgeOf(shape),
  };
}
