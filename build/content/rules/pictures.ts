import { motifNames } from '../../../src/pages/drawings/motifs.ts';
import { sceneNames } from '../../drawings/scenes.ts';
import { message } from '../../messages/messages.ts';
import { nearest } from '../../messages/nearest.ts';
import { isPhotoName } from '../../photos/photoKinds.ts';
import type { Fault } from '../faults/fault.ts';
import { type Content, productKey } from '../reading/load.ts';

/** A field that holds the name of a drawing. */
const fields = ['drawing', 'image', 'motif', 'picture'] as const;
type DrawingField = (typeof fields)[number];

/**
 * Names of drawings by the field that holds them: a scene, a pack as `pack-<product>`, a
 * motif, or any of them with its kind.
 */
function drawingsOf(keys: readonly string[]): Record<DrawingField, string[]> {
  const scenes = [...sceneNames, ...keys.map((key) => `pack-${key}`)];
  return {
    drawing: scenes,
    image: scenes,
    motif: [...motifNames],
    picture: [
      ...sceneNames.map((name) => `scene/${name}`),
      ...keys.map((key) => `pack/${key}`),
      ...motifNames.map((name) => `motif/${name}`),
    ],
  };
}

/**
 * Every drawing and picture that content names must exist. The schemas require their text
 * alternatives.
 */
export function* checkPictures({ json, present }: Content): Iterable<Fault> {
  const keys = [...present].flatMap((file) => productKey(file) ?? []);
  const drawings = drawingsOf(keys);
  for (const [file, value] of json)
    for (const { kind, field, name } of drawingsIn(value))
      if (
        !drawings[kind].includes(name) &&
        !(file === 'content/distributors.json' && isPhotoName(name))
      )
        yield {
          file,
          field,
          ...message('names.noDrawing', { name, right: nearest(name, drawings[kind]) }),
        };
}

function drawingsIn(
  value: unknown,
  path: string[] = [],
): { field: string; kind: DrawingField; name: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    isDrawingField(key) && typeof child === 'string'
      ? [{ field: [...path, key].join('.'), kind: key, name: child }]
      : drawingsIn(child, [...path, key]),
  );
}

const isDrawingField = (name: string): name is DrawingField =>
  fields.some((field) => field === name);
