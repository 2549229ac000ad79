import { motifNames } from '../../../src/pages/drawings/motifs.ts';
import { hasPack, packKeys, packRowLike } from '../../drawings/packDesigns.ts';
import { sceneNames } from '../../drawings/scenes.ts';
import { isPhotoName } from '../../photos/photoKinds.ts';
import type { Fault } from '../faults/fault.ts';
import type { Content } from '../reading/load.ts';

/**
 * Names of drawings by the field that holds them: a scene, a pack as `pack-<product>`, a
 * motif, or any of them with its kind.
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
 * Every product must have a pack, and every drawing and picture that content names must
 * exist. The schemas require their text alternatives.
 */
export function* checkPictures({ json, productFiles }: Content): Iterable<Fault> {
  for (const [file, value] of json)
    for (const { kind, field, name } of drawingsIn(value))
      if (
        !drawings[kind]?.has(name) &&
        !(file === 'content/distributors.json' && isPhotoName(name))
      )
        yield {
          file,
          field,
          what: `names the drawing ${name}, which does not exist`,
          cure: 'Correct the name; content/README.md says where the drawings are listed.',
        };
  for (const key of productFiles.keys())
    if (!hasPack(key))
      yield {
        file: `content/products/${key}.json`,
        field: 'pack',
        what: 'has no design',
        cure: packCure(key, productFiles),
      };
}

/**
 * The row to add for a product without a pack: a copy from its range or else from its
 * family, under its own name.
 */
function packCure(key: string, files: Content['productFiles']): string {
  const { range = '', titulo } = files.get(key) ?? {};
  const [family = ''] = range.split('/');
  const models = [...files].filter(([other]) => hasPack(other));
  const [model] =
    models.find(([, file]) => file.range === range) ??
    models.find(([, file]) => file.range.startsWith(`${family}/`)) ??
    [];
  if (!model || !hasPack(model)) return `Add a row '${key}' in build/drawings/packs.json.`;
  return `Write in build/drawings/packs.json, above "${model}": ${packRowLike(model, key, titulo?.es ?? '')}`;
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
