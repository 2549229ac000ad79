import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { describeFault } from '../content/faults/fault.ts';
import {
  entriesOf,
  exportOf,
  fileModuleNames,
  moduleOf,
  modulePrefix,
} from '../content/modules.ts';
import type { Content } from '../content/reading/load.ts';
import { serveContent } from './contentInDevelopment.ts';
import { holdContent } from './heldContent.ts';

/**
 * Provides content/ as the modules that src/content/modules.d.ts lists. Of a module that
 * is files, a build writes each entry beside the client's files, and the development
 * server has a module for each. A fault in content/ stops the build; the development
 * server shows it.
 */
export function contentPlugin(held = holdContent()): Plugin {
  let root = process.cwd();
  let building = false;
  /** @throws Error that lists the faults, if there are any. */
  const load = async (): Promise<Content> => {
    const { content, faults } = await held.checked();
    if (faults.length)
      throw new Error(`content/ has faults:\n${faults.map(describeFault).join('\n')}`);
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
      const content = await load();
      const entries = entriesOf(name, content);
      if (entries)
        return building ? readerOf(name, entries, root) : importsOf(name, entries);
      const [module = '', ...entry] = name.split('/');
      const json = entriesOf(module, content)?.get(entry.join('/'));
      return json === undefined ? moduleOf(name, content) : `export default ${json};`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const content = await load();
      for (const name of fileModuleNames) {
        const entries = entriesOf(name, content) ?? new Map();
        const folder = folderOf(name, entries).slice(1);
        for (const [entry, source] of entries)
          this.emitFile({ type: 'asset', fileName: `${folder}${entry}.json`, source });
      }
    },
    configureServer(server) {
      serveContent(server, root, held);
    },
  };
}

type Entries = ReadonlyMap<string, string>;

/** A module that imports an entry on demand. */
function importsOf(name: string, entries: Entries): string {
  const loaders = [...entries.keys()].map((entry) => {
    const module = JSON.stringify(`${modulePrefix}${name}/${entry}`);
    return `${JSON.stringify(entry)}: () => import(${module})`;
  });
  return `const loaders = {${loaders.join(',')}};
export const ${exportOf(name)} = async (entry) => (await loaders[entry]()).default;`;
}

/** A module that reads an entry from its file; the script holds nothing of each. */
const readerOf = (name: string, entries: Entries, root: string): string =>
  `import { readerOf } from ${JSON.stringify(join(root, 'src/worker/contentFiles.ts'))};
export const ${exportOf(name)} = readerOf(${JSON.stringify(folderOf(name, entries))});`;

/**
 * Folder of a module's files. Its hash is of all of them: browsers cache files for ever, and
 * a script must never read those of another build.
 */
function folderOf(name: string, entries: Entries): string {
  const hash = createHash('sha256').update(JSON.stringify([...entries]));
  return `/assets/${name}-${hash.digest('hex').slice(0, 6)}/`;
}
