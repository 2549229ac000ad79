import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { PictureTable } from '../../src/pages/components/pictures/pictureTable.ts';
import { defaultLanguage, languages } from '../../src/site/i18n/languages.ts';
import { literalOf } from '../content/literal.ts';
import { describePack, type PackKey } from '../drawings/packDesigns.ts';
import { makePictures, type Pictures, pictureFolder } from '../drawings/pictures.ts';

const name = 'virtual:pictures';
const resolved = `\0${name}`;
/**
 * A single picture, for the browser, which must not load the list of all:
 * `virtual:picture/motif/maria`.
 */
const single = 'virtual:picture/';

/**
 * Provides the drawn files as `virtual:pictures`, by name, to every environment. A build
 * writes them beside the client's files; the development server serves them.
 */
export function picturesPlugin(): Plugin {
  let root = process.cwd();
  let made: Pictures | undefined;
  const pictures = (): Pictures => {
    made ??= makePictures(root);
    return made;
  };
  return {
    name: 'pictures',
    // Drawn files are shared by the environments of one build.
    sharedDuringBuild: true,
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === name || id.startsWith(single) ? `\0${id}` : undefined),
    load(id) {
      if (id === resolved)
        return `import { descriptionsIn, picturesIn } from ${JSON.stringify(join(root, 'src/pages/components/pictures/pictureTable.ts'))};
const table = ${literalOf(tableOf(pictures()))};
export default picturesIn(table);
export const packDescriptions = descriptionsIn(table);`;
      if (!id.startsWith(`\0${single}`)) return undefined;
      const picture = pictures().pictures[id.slice(single.length + 1)];
      if (!picture) throw new Error(`there is no picture ${id.slice(single.length + 1)}`);
      return `export default ${JSON.stringify(picture)};`;
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [file, source] of pictures().files)
        this.emitFile({ type: 'asset', fileName: pictureFolder.slice(1) + file, source });
    },
    configureServer(server) {
      const products = join(root, 'content/products');
      server.watcher.add(products);
      server.watcher.on('all', (_, file) => {
        if (!file.startsWith(products)) return;
        made = undefined;
        for (const { moduleGraph } of Object.values(server.environments)) {
          const module = moduleGraph.getModuleById(resolved);
          if (module) moduleGraph.invalidateModule(module);
        }
      });
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?', 1)[0] ?? '';
        const svg = path.startsWith(pictureFolder)
          ? pictures().files.get(path.slice(pictureFolder.length))
          : undefined;
        if (svg === undefined) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.setHeader('Cache-Control', 'no-cache');
        response.end(svg);
      });
    },
  };
}

/** The pictures without what their names tell, because the script holds this table. */
function tableOf({ pictures }: Pictures): PictureTable {
  const hashOf = (name: string) =>
    /-(\w+)\.svg$/.exec(pictures[name]?.src ?? '')?.[1] ?? '';
  const table: PictureTable = { packs: [], others: [] };
  for (const [name, { width, height }] of Object.entries(pictures)) {
    const [kind, key = '', language] = name.split('/');
    const size = [width, height] as const;
    if (kind !== 'pack' && !key.startsWith('pack-'))
      table.others.push([name, ...size, hashOf(name)]);
    if (kind !== 'pack' || language !== defaultLanguage) continue;
    const hashes = languages.map((each) => hashOf(`pack/${key}/${each}`));
    const { motif, shape, colour, tearEdge } = describePack(key as PackKey);
    table.packs.push([key, ...size, hashes.join(' '), motif, shape, colour, tearEdge]);
  }
  return table;
}
