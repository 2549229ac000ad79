import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { checkEverything } from '../content/check.ts';
import type { CompiledText } from '../content/compiling/text.ts';
import { describeFault } from '../content/faults/fault.ts';
import { moduleOf, modulePrefix } from '../content/modules.ts';
import type { Content } from '../content/reading/load.ts';

/** In development each text is a module, below this name. */
const textFolder = 'text/';

/**
 * Offers content/ as the modules that src/content/modules.d.ts lists. `texts` reads one
 * text at a time: a build writes them to files beside the browser's, the development
 * server has a module for each. A fault in content/ stops the build.
 */
export function contentPlugin(): Plugin {
  let root = process.cwd();
  let building = false;
  let content: Promise<Content> | undefined;
  const load = (): Promise<Content> => {
    content ??= faultless(root);
    return content;
  };
  return {
    name: 'content',
    configResolved(config) {
      root = config.root;
      building = config.command === 'build';
    },
    resolveId: (id) => (id.startsWith(modulePrefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${modulePrefix}`)) return undefined;
      const name = id.slice(modulePrefix.length + 1);
      if (name === 'texts')
        return building ? textFiles(await load(), root) : textModules(await load());
      const loaded = await load();
      const text = loaded.texts.get(name.slice(textFolder.length));
      return text && name.startsWith(textFolder)
        ? `export default ${written(text)};`
        : moduleOf(name, loaded);
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [path, text] of (await load()).texts)
        this.emitFile({
          type: 'asset',
          fileName: fileOf(path, text),
          source: written(text),
        });
    },
    configureServer(server) {
      server.watcher.add(join(root, 'content'));
      server.watcher.on('all', (_, file) => {
        if (!file.startsWith(join(root, 'content'))) return;
        content = undefined;
        for (const environment of Object.values(server.environments)) {
          for (const [id, module] of environment.moduleGraph.idToModuleMap)
            if (id.startsWith(`\0${modulePrefix}`))
              environment.moduleGraph.invalidateModule(module);
        }
        server.environments['client']?.hot.send({ type: 'full-reload' });
      });
    },
  };
}

/** @throws Error that lists the faults, where there are any. */
async function faultless(root: string): Promise<Content> {
  const { content, faults } = await checkEverything(root);
  if (faults.length)
    throw new Error(`content/ has faults:\n${faults.map(describeFault).join('\n')}`);
  return content;
}

/** A module for each text, loaded when it is asked for. */
function textModules({ texts }: Content): string {
  const entries = [...texts.keys()].map(
    (path) =>
      `${JSON.stringify(path)}: async () => (await import(${JSON.stringify(`${modulePrefix}${textFolder}${path}`)})).default`,
  );
  return `export const texts = {${entries.join(',')}};`;
}

/** Reads every text from its file. */
function textFiles({ texts }: Content, root: string): string {
  const files = Object.fromEntries(
    [...texts].map(([path, text]) => [path, `/${fileOf(path, text)}`]),
  );
  return `import { textFile } from ${JSON.stringify(join(root, 'src/worker/textFile.ts'))};
export const texts = Object.fromEntries(Object.entries(${JSON.stringify(files)}).map(([path, file]) => [path, (files) => textFile(files, file)]));`;
}

/** What pages show of a text. */
const written = ({ sections, position, product, ...shown }: CompiledText): string =>
  JSON.stringify(shown);

const fileOf = (path: string, text: CompiledText): string =>
  `assets/text-${path.replaceAll('/', '-')}-${createHash('sha256').update(written(text)).digest('hex').slice(0, 6)}.json`;
