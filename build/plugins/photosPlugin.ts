import { join } from 'node:path';
import type { Plugin } from 'vite';
import { pictureFolder } from '../drawings/pictures.ts';
import { photoKinds, photosIn } from '../photos/photoKinds.ts';
import { makePhotos, type Photos } from '../photos/photos.ts';
import type { HeldContent } from './heldContent.ts';

const name = 'virtual:photos';
const resolved = `\0${name}`;

/**
 * Provides the photographs that content names as `virtual:photos`. A build writes every
 * size beside the client's files; the development server resizes on demand.
 */
export function photosPlugin(held: HeldContent): Plugin {
  let root = process.cwd();
  let made: Promise<Photos> | undefined;
  const photos = (): Promise<Photos> =>
    (made ??= held.checked().then(({ content }) => makePhotos(root, photosIn(content))));
  return {
    name: 'photos',
    sharedDuringBuild: true,
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === name ? resolved : undefined),
    load: async (id) =>
      id === resolved
        ? `export default ${JSON.stringify((await photos()).photos)};`
        : undefined,
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const { files } = await photos();
      for (const [file, make] of files)
        this.emitFile({
          type: 'asset',
          fileName: pictureFolder.slice(1) + file,
          source: await make(),
        });
    },
    configureServer(server) {
      const folders = [
        'content',
        ...Object.values(photoKinds).map(({ folder }) => `public/${folder}`),
      ].map((folder) => join(root, folder));
      server.watcher.add(folders);
      server.watcher.on('all', (_, file) => {
        if (!folders.some((folder) => file.startsWith(folder))) return;
        made = undefined;
        for (const { moduleGraph } of Object.values(server.environments)) {
          const module = moduleGraph.getModuleById(resolved);
          if (module) moduleGraph.invalidateModule(module);
        }
      });
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.split('?', 1)[0] ?? '';
        const make = path.startsWith(pictureFolder)
          ? (await photos()).files.get(path.slice(pictureFolder.length))
          : undefined;
        if (!make) return next();
        const bytes = await make().catch(() => undefined);
        if (!bytes) return next();
        response.setHeader(
          'Content-Type',
          path.endsWith('.avif') ? 'image/avif' : 'image/webp',
        );
        response.setHeader('Cache-Control', 'no-cache');
        response.end(bytes);
      });
    },
  };
}
