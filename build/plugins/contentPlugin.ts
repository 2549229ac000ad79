import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Language, languages } from '../../src/site/i18n/languages.ts';
import { searchIndex } from '../content/compiling/searchIndex.ts';
import type { CompiledText } from '../content/compiling/text.ts';
import { describeFault } from '../content/faults/fault.ts';
import { moduleOf, modulePrefix } from '../content/modules.ts';
import type { Content } from '../content/reading/load.ts';
import { serveContent } from './contentInDevelopment.ts';
import { holdContent } from './heldContent.ts';

/** In development each text is a module with this prefix. */
const textFolder = 'text/';

/**
 * Provides content/ as the modules that src/content/modules.d.ts lists. `texts` loads one
 * text at a time: a build writes each to a file beside the client's, and the development
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
      if (name === 'texts')
        return building ? textFiles(await load(), root) : textModules(await load());
      if (name === 'search')
        return building ? searchFiles(await load(), root) : searchModule(await load());
      const loaded = await load();
      const text = loaded.texts.get(name.slice(textFolder.length));
      return text && name.startsWith(textFolder)
        ? `export default ${written(text)};`
        : moduleOf(name, loaded);
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const loaded = await load();
      for (const language of languages) {
        const source = searchIndex(loaded, language);
        this.emitFile({
          type: 'asset',
          fileName: searchFileOf(language, source),
          source,
        });
      }
      for (const [path, text] of loaded.texts)
        this.emitFile({
          type: 'asset',
          fileName: fileOf(path, text),
          source: written(text),
        });
    },
    configureServer(server) {
      serveContent(server, root, held);
    },
  };
}

/** A module for each text, loaded on demand. */
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

/** The index of each language inline, for development and tests. */
function searchModule(content: Content): string {
  const entries = languages.map(
    (language) => `${language}: async () => (${searchIndex(content, language)})`,
  );
  return `export const search = {${entries.join(',')}};`;
}

/** Reads the index of each language from its file. */
function searchFiles(content: Content, root: string): string {
  const entries = languages.map((language) => {
    const file = `/${searchFileOf(language, searchIndex(content, language))}`;
    return `${language}: (files) => textFile(files, ${JSON.stringify(file)})`;
  });
  return `import { textFile } from ${JSON.stringify(join(root, 'src/worker/textFile.ts'))};
export const search = {${entries.join(',')}};`;
}

const searchFileOf = (language: Language, source: string): string =>
  `assets/search-${language}-${createHash('sha256').update(source).digest('hex').slice(0, 6)}.json`;

/** The parts of a text that pages show. */
const written = ({ sections, position, product, ...shown }: CompiledText): string =>
  JSON.stringify(shown);

const fileOf = (path: string, text: CompiledText): string =>
  `assets/text-${path.replaceAll('/', '-')}-${createHash('sha256').update(written(text)).digest('hex').slice(0, 6)}.json`;
