import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { type StyleFile, styleFiles } from '../../src/pages/layout/styleFiles.ts';

const names = Object.keys(styleFiles) as StyleFile[];

/** Module name of a style file, an entry of the client build. */
export const styleFileModule = (name: StyleFile): string => `virtual:styles/${name}.css`;

/**
 * Builds the files of src/pages/layout/styleFiles.ts from the sheets that they list. Two
 * sheets with the same name stop the build, because a page would show only one of them.
 */
export function styleFilesPlugin(): Plugin {
  let root = process.cwd();
  return {
    name: 'style-files',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (nameOf(id) ? id : undefined),
    load(id) {
      const name = nameOf(id);
      if (!name) return undefined;
      const sheets = sheetsIn(join(root, 'src/pages'));
      return styleFiles[name].map((sheet) => `@import '${sheets.get(sheet)}';`).join('\n');
    },
    // A sheet that is neither a style file nor linked by a script would never load.
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
      const stray = Object.keys(bundle).find(
        (file) =>
          file.endsWith('.css') &&
          !names.some((name) => file.startsWith(`assets/${name}-`)) &&
          !scripts.some(({ code }) => code.includes(file)),
      );
      if (stray) this.error(`${stray} is not a style file: import the sheet with ?inline`);
    },
    buildStart() {
      const sheets = sheetsIn(join(root, 'src/pages'));
      const missing = names.flatMap((name) =>
        styleFiles[name].filter((sheet) => !sheets.has(sheet)),
      );
      if (missing.length) this.error(`styleFiles.ts names ${missing.join()}: no sheet`);
    },
  };
}

/** The development server asks for a sheet that a page links with `?direct`. */
const nameOf = (id: string): StyleFile | undefined =>
  names.find((name) => id.replace('?direct', '') === styleFileModule(name));

/** Paths of all sheets by name. */
function sheetsIn(folder: string): Map<string, string> {
  const sheets = new Map<string, string>();
  for (const path of globSync('**/*.css', { cwd: folder })) {
    const name = basename(path, '.css');
    if (sheets.has(name)) throw new Error(`two style sheets are called ${name}.css`);
    sheets.set(name, join(folder, path));
  }
  return sheets;
}
