import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { PictureTable } from '../../src/pages/components/pictures/pictureTable.ts';
import { defaultLanguage, languages } from '../../src/site/i18n/languages.ts';
import { literalOf } from '../content/modules.ts';
import { type Packs, packsOf } from '../drawings/packDesigns.ts';
import { makePictures, type Pictures, pictureFolder } from '../drawings/pictures.ts';
import { photoKinds, photosIn } from '../photos/photoKinds.ts';
import { makePhotos } from '../photos/photos.ts';
import { makePreviews } from '../previews/previews.ts';
import type { HeldContent } from './contentPlugin.ts';

/** Files rendered in parallel, in threads. */
const atOnce = 8;
const types: Record<string, string> = {
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
};

/** A kind of image that the build makes from content. */
interface Images<Made> {
  name: string;
  /** Where a change makes all anew, relative to the project's root. */
  sources: readonly string[];
  make(root: string): Promise<Made>;
  /** Virtual modules about them. */
  isModule(id: string): boolean;
  moduleOf(id: string, made: Made, root: string): string;
  /** Names of their files below /assets/, which the development server makes on demand. */
  isFile: RegExp;
  filesOf(made: Made): Iterable<string>;
  render(made: Made, file: string): string | Uint8Array | Promise<Uint8Array>;
}

/**
 * Provides images as virtual modules to every environment. A build writes their files
 * beside the client's; the development server makes them on demand.
 */
function pluginOf<Made>(images: Images<Made>): Plugin {
  const { name, sources, isModule, moduleOf, isFile, filesOf, render } = images;
  let root = process.cwd();
  let made: Promise<Made> | undefined;
  const make = (): Promise<Made> => (made ??= images.make(root));
  return {
    name,
    // Files are shared by the environments of one build.
    sharedDuringBuild: true,
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (isModule(id) ? `\0${id}` : undefined),
    load: async (id) =>
      id.startsWith('\0') && isModule(id.slice(1))
        ? moduleOf(id.slice(1), await make(), root)
        : undefined,
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const all = await make();
      const waiting = [...filesOf(all)];
      const work = async () => {
        for (let file = waiting.pop(); file; file = waiting.pop()) {
          const source = await render(all, file);
          this.emitFile({
            type: 'asset',
            fileName: pictureFolder.slice(1) + file,
            source,
          });
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
    },
    configureServer(server) {
      const folders = sources.map((folder) => join(root, folder));
      server.watcher.add(folders);
      server.watcher.on('all', (_, path) => {
        if (!folders.some((folder) => path.startsWith(folder))) return;
        made = undefined;
        for (const { moduleGraph } of Object.values(server.environments))
          for (const [id, module] of moduleGraph.idToModuleMap)
            if (isModule(id.slice(1))) moduleGraph.invalidateModule(module);
      });
      server.middlewares.use(async (request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?', 1);
        const file = path.startsWith(pictureFolder) && path.slice(pictureFolder.length);
        if (!file || !isFile.test(file)) return next();
        const all = await make();
        if (![...filesOf(all)].includes(file)) return next();
        const bytes = await Promise.resolve(render(all, file)).catch(() => undefined);
        if (!bytes) return next();
        response.setHeader('Content-Type', types[file.split('.').at(-1) ?? ''] ?? '');
        response.setHeader('Cache-Control', 'no-cache');
        response.end(bytes);
      });
    },
  };
}

/** The drawings, photographs and link previews that the content names. */
export const imagesPlugin = (held: HeldContent): Plugin[] => [
  drawings(held),
  photographs(held),
  linkPreviews(held),
];

/** A single picture, for the browser: `virtual:picture/motif/maria`. */
const single = 'virtual:picture/';

/** The files of the packs in a language, by product, for the browser. */
const packs = 'virtual:packs/';

/** The drawn files by name, as `virtual:pictures`. */
const drawings = (held: HeldContent): Plugin =>
  pluginOf({
    name: 'pictures',
    sources: ['content/products', 'content/families.json'],
    make: async (root) => {
      const packs = packsOf((await held.checked()).content);
      return { ...makePictures(root, packs), drawn: packs };
    },
    isModule: (id) => id === 'virtual:pictures' || id.startsWith(single) || id.startsWith(packs),
    moduleOf(id, { pictures, drawn }, root) {
      if (id.startsWith(packs))
        return `export default ${literalOf(packsIn(pictures, id.slice(packs.length)))};`;
      if (!id.startsWith(single))
        return `import { descriptionsIn, picturesIn } from ${JSON.stringify(join(root, 'src/pages/components/pictures/pictureTable.ts'))};
const table = ${literalOf(tableOf(pictures, drawn))};
export default picturesIn(table);
export const packDescriptions = descriptionsIn(table);`;
      const picture = pictures[id.slice(single.length)];
      if (!picture) throw new Error(`there is no picture ${id.slice(single.length)}`);
      return `export default ${JSON.stringify(picture)};`;
    },
    isFile: /\.svg$/,
    filesOf: ({ files }) => files.keys(),
    render: ({ files }, file) => files.get(file) ?? '',
  });

/** The photographs that content names, as `virtual:photos`. */
const photographs = (held: HeldContent): Plugin =>
  pluginOf({
    name: 'photos',
    sources: ['content', ...Object.values(photoKinds).map(({ folder }) => `public/${folder}`)],
    make: async (root) => makePhotos(root, photosIn((await held.checked()).content)),
    isModule: (id) => id === 'virtual:photos',
    moduleOf: (_, { photos }) => `export default ${JSON.stringify(photos)};`,
    isFile: /\.(avif|webp)$/,
    filesOf: ({ files }) => files.keys(),
    render: async ({ files }, file) => (await files.get(file)?.()) ?? Buffer.of(),
  });

/** The hashes of the link previews, as `virtual:previews`. */
const linkPreviews = (held: HeldContent): Plugin =>
  pluginOf({
    name: 'previews',
    sources: ['content'],
    make: async (root) => makePreviews(root, (await held.checked()).content),
    isModule: (id) => id === 'virtual:previews',
    moduleOf: (_, { previews }) => `export default ${literalOf(previews)};`,
    isFile: /^preview-.*\.png$/,
    filesOf: ({ files }) => files,
    render: ({ render }, file) => render(file),
  });

/** The pictures without what their names tell, because the script holds this table. */
const packsIn = (pictures: Pictures['pictures'], language: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(pictures).flatMap(([name, { src }]) => {
      const [kind, key, of] = name.split('/');
      return kind === 'pack' && key && of === language ? [[key, src]] : [];
    }),
  );

function tableOf(pictures: Pictures['pictures'], drawn: Packs): PictureTable {
  const hashOf = (name: string) => /-(\w+)\.svg$/.exec(pictures[name]?.src ?? '')?.[1] ?? '';
  const table: PictureTable = { packs: [], others: [] };
  for (const [name, { width, height }] of Object.entries(pictures)) {
    const [kind, key = '', language] = name.split('/');
    const size = [width, height] as const;
    if (kind !== 'pack' && !key.startsWith('pack-'))
      table.others.push([name, ...size, hashOf(name)]);
    if (kind !== 'pack' || language !== defaultLanguage) continue;
    const hashes = languages.map((each) => hashOf(`pack/${key}/${each}`));
    const { motif, shape, colour, tearEdge } = drawn.describe(key);
    table.packs.push([key, ...size, hashes.join(' '), motif, shape, colour, tearEdge]);
  }
  return table;
}
