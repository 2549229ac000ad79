import { languages } from '../../../site/i18n/languages.ts';
import type { PackDescription } from '../../drawings/packDescription.ts';

type Picture = { src: string; width: number; height: number };
type Row = [name: string, width: number, height: number, hash: string];

/** What the script holds of the drawn files: nothing that follows from their names. */
export interface PictureTable {
  /** Packs by the product's key, with a hash for each language, and their looks. */
  packs: [
    ...Row,
    PackDescription['motif'],
    PackDescription['shape'],
    PackDescription['colour'],
    PackDescription['tearEdge'],
  ][];
  others: Row[];
}

/** Every drawn file by the name that pages use; called by `virtual:pictures`. */
export function picturesIn({ packs, others }: PictureTable): Record<string, Picture> {
  const pictures: Record<string, Picture> = {};
  for (const [name, width, height, hash] of others)
    pictures[name] = { src: addressOf(name.replace('/', '-'), hash), width, height };
  for (const [key, width, height, hashes] of packs)
    for (const [i, hash] of hashes.split(' ').entries()) {
      const picture = { src: addressOf(`pack-${key}`, hash), width, height };
      pictures[`pack/${key}/${languages[i]}`] = picture;
      // Content can name a pack like any scene.
      pictures[`scene/pack-${key}`] ??= picture;
    }
  return pictures;
}

/** The look of every drawn pack by its product's key, which pages describe in words. */
export const descriptionsIn = ({ packs }: PictureTable): Record<string, PackDescription> =>
  Object.fromEntries(
    packs.map(([key, , , , motif, shape, colour, tearEdge]) => [
      key,
      { motif, shape, colour, tearEdge },
    ]),
  );

const addressOf = (file: string, hash: string): string => `/assets/${file}-${hash}.svg`;
