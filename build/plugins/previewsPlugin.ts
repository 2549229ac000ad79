import { join } from 'node:path';
import type { Plugin } from 'vite';
import { previewFolder } from '../../src/site/metadata/preview.ts';
import { literalOf } from '../content/literal.ts';
import { makePreviews, type Previews } from '../previews/previews.ts';
import type { HeldContent } from './heldContent.ts';

const name = 'virtual:previews';
const resolved = `\0${name}`;
/** Pictures rendered in parallel, in threads. */
const atOnce = 8;

/**
 * Provides the hashes of the link previews as `virtual:previews`. A build writes the
 * pictures beside the client's files; the development server renders them on demand.
 */
export function previewsPlugin(held: HeldContent): Plugin {
  let root = process.cwd();
  let made: Promise<Previews> | undefined;
  const previews = (): Promise<Previews> =>
    (made ??= held.checked().then(({ content }) => makePreviews(root, content)));
  return {
    name: 'previews',
    sharedDuringBuild: true,
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === name ? resolved : undefined),
    load: async (id) =>
      id === resolved
        ? `export default ${literalOf((await previews()).previews)};`
        : undefined,
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const { files, render } = await previews();
      const waiting = [...files];
      const work = async () => {
        for (let file = waiting.pop(); file; file = waiting.pop())
          this.emitFile({
            type: 'asset',
            fileName: previewFolder.slice(1) + file,
            source: await render(file),
          });
      };
      await Promise.all(Array.from({ length: atOnce }, work));
    },
    configureServer(server) {
      const content = join(root, 'content');
      server.watcher.add(content);
      server.watcher.on('all', (_, file) => {
        if (!file.startsWith(content)) return;
        made = undefined;
        for (const { moduleGraph } of Object.values(server.environments)) {
          const module = moduleGraph.getModuleById(resolved);
          if (module) moduleGraph.invalidateModule(module);
        }
      });
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.split('?', 1)[0] ?? '';
        const file = path.startsWith(`${previewFolder}preview-`)
          ? path.slice(previewFolder.length)
          : '';
        if (!file) return next();
        const { files, render } = await previews();
        if (!files.includes(file)) return next();
        const picture = await render(file);
        response.setHeader('Content-Type', 'image/png');
        response.setHeader('Cache-Control', 'no-cache');
        response.end(picture);
      });
    },
  };
}
