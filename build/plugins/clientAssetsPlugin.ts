import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { type StyleFile, styleFiles } from '../../src/pages/layout/styleFiles.ts';
import { styleFileModule } from './styleFilesPlugin.ts';

const id = 'virtual:client-assets';
const entry = 'src/client/start.ts';
const privateEntry = 'src/client/privatePages/start.ts';
/** Where the scripts begin that only private pages load, or a form that is like theirs. */
const privateScripts = [
  privateEntry,
  'src/pages/components/forms/sealAnswers.ts',
  'src/pages/components/forms/attachment/withoutMetadata.ts',
];
const styleFileNames = Object.keys(styleFiles) as StyleFile[];

/** The entries of the client build: scripts and style files. */
export const clientEntries = [entry, privateEntry, ...styleFileNames.map(styleFileModule)];

/**
 * Tells the Worker the addresses of the entry scripts and style sheets, and the scripts'
 * hashes. In a build these are the hashed files of the client build, which therefore runs
 * first; in development, the sources.
 */
export function clientAssetsPlugin(): Plugin {
  let root = process.cwd();
  let outDir = 'dist/client';
  let development = false;
  return {
    name: 'client-assets',
    configResolved(config) {
      root = config.root;
      development = config.command === 'serve';
      outDir = config.environments['client']?.build.outDir ?? outDir;
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      const { addressOf, integrityOf } = development ? sources : hashedFiles(join(root, outDir));
      const styleFileAddresses = Object.fromEntries(
        styleFileNames.map((name) => [name, addressOf(styleFileModule(name))]),
      );
      const exported = {
        script: addressOf(entry),
        integrity: integrityOf(entry),
        privateScript: addressOf(privateEntry),
        privateIntegrity: integrityOf(privateEntry),
        styleFileAddresses,
      };
      return Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
    // Cached, what only private pages load would prove a visit to them for a year.
    writeBundle({ dir = '' }, bundle) {
      if (this.environment.name !== 'client') return;
      const starts = privateScripts.map((script) => join(root, script));
      const rules = privateFiles(bundle, starts).map(
        (file) => `\n/${file}\n  ! Cache-Control\n  Cache-Control: no-store\n`,
      );
      appendFileSync(join(dir, '_headers'), rules.join(''));
    },
    // A page that is not an island only changes on the server: reload it.
    hotUpdate({ modules, server }) {
      if (this.environment.name !== 'client' && modules.length > 0)
        server.environments.client.hot.send({ type: 'full-reload' });
    },
  };
}

/** The scripts that a page loads only through one of these modules. */
function privateFiles(bundle: Rollup.OutputBundle, starts: string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const isStart = ({ facadeModuleId }: Rollup.OutputChunk) => starts.includes(facadeModuleId ?? '');
  if (chunks.filter(isStart).length < starts.length)
    throw new Error('a script of private pages is no file of its own any more');
  const shared = new Set<string>();
  const visit = (chunk: Rollup.OutputChunk | undefined) => {
    if (!chunk || shared.has(chunk.fileName) || isStart(chunk)) return;
    shared.add(chunk.fileName);
    for (const file of [...chunk.imports, ...chunk.dynamicImports])
      visit(chunks.find(({ fileName }) => fileName === file));
  };
  for (const chunk of chunks) if (chunk.isEntry) visit(chunk);
  return chunks.map(({ fileName }) => fileName).filter((file) => !shared.has(file));
}

interface ClientFiles {
  addressOf(source: string): string;
  /** For subresource integrity; undefined in development. */
  integrityOf(source: string): string | undefined;
}

const sources: ClientFiles = {
  addressOf: (source) => (source.startsWith('virtual:') ? `/@id/${source}` : `/${source}`),
  integrityOf: () => undefined,
};

function hashedFiles(clientDirectory: string): ClientFiles {
  const manifest = JSON.parse(
    readFileSync(join(clientDirectory, '.vite/manifest.json'), 'utf8'),
  ) as Record<string, { file: string }>;
  const fileOf = (source: string): string => {
    const file = manifest[source]?.file;
    if (!file)
      throw new Error(
        `${source} is not in the client's manifest: build the client environment first`,
      );
    return file;
  };
  return {
    addressOf: (source) => `/${fileOf(source)}`,
    integrityOf: (source) =>
      `sha384-${createHash('sha384')
        .update(readFileSync(join(clientDirectory, fileOf(source))))
        .digest('base64')}`,
  };
}
