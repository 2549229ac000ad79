import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { motifNames } from '../../../src/pages/drawings/motifs.ts';
import { hasPack, packKeys } from '../../drawings/packs.ts';
import { sceneNames } from '../../drawings/scenes.ts';
import type { Fault } from '../fault.ts';
import type { Content } from '../load.ts';

/**
 * Names of drawings by the field that holds them: a scene or a pack as
 * `pack-<product>`, a motif, or any of them with its kind.
 */
const packs = packKeys.map((key) => `pack-${key}`);
const drawings: Record<string, Set<string>> = {
  drawing: new Set([...sceneNames, ...packs]),
  image: new Set([...sceneNames, ...packs]),
  motif: new Set(motifNames),
  picture: new Set([
    ...sceneNames.map((name) => `scene/${name}`),
    ...packKeys.map((key) => `pack/${key}`),
    ...motifNames.map((name) => `motif/${name}`),
  ]),
};

/**
 * Every product has a pack, and drawings and pictures that content names exist. Their
 * text alternatives are fields that the schemas demand.
 */
export function checkPictures({ json, productFiles, root }: Content): Fault[] {
  return [
    ...[...json].flatMap(([file, value]) =>
      drawingsIn(value)
        .filter(({ kind, name }) => !drawings[kind]?.has(name))
        .map(({ field, name }) => ({
          file,
          field,
          what: `names the drawing ${name}, which does not exist`,
          cure: 'Correct the name; content/README.md tells where the drawings are listed.',
        })),
    ),
    ...[...productFiles.keys()]
      .filter((key) => !hasPack(key))
      .map((key) => ({
        file: `content/products/${key}.json`,
        field: 'pack',
        what: 'has no design',
        cure: `Add a row '${key}' in build/drawings/packs/.`,
      })),
    ...[...productFiles].flatMap(([key, { imagenes }]) =>
      imagenes?.pack && !existsSync(join(root, 'public/products', imagenes.pack))
        ? [
            {
              file: `content/products/${key}.json`,
              field: 'imagenes.pack',
              what: `names ${imagenes.pack}, which is not in public/products`,
              cure: 'Put the file there or leave the field out: the drawn pack takes its place.',
            },
          ]
        : [],
    ),
  ];
}

function drawingsIn(
  value: unknown,
  path: string[] = [],
): { field: string; kind: string; name: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    Object.hasOwn(drawings, key) && typeof child === 'string'
      ? [{ field: [...path, key].join('.'), kind: key, name: child }]
      : drawingsIn(child, [...path, key]),
  );
}
