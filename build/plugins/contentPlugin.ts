import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { type Checked, checkEverything, describeUnread } from '../content/check.ts';
import { describeFaults } from '../content/faults/fault.ts';
import {
  entriesOf,
  exportOf,
  fileModuleNames,
  moduleOf,
  modulePrefix,
} from '../content/modules.ts';
import type { Content } from '../content/reading/load.ts';
import { inWords, message, systemLanguage } from '../messages/messages.ts';
import { photoKinds } from '../photos/photoKinds.ts';

/** The developer's, or the editor's who looks at a change. */
const language = systemLanguage(process.env);
const words = (key: DevelopmentKey): string => inWords(message(key), language);
type DevelopmentKey = 'dev.faults' | 'dev.noFault' | 'dev.back';

const listOf = ({ content, faults }: Checked): string =>
  `${words('dev.faults')}:\n${describeFaults(faults, language, content.json)}`;

/** The content that several plugins share, so that each change is read once. */
export interface HeldContent {
  checked(): Promise<Checked>;
  /** Discards it, so that the next call reads it again. */
  forget(): void;
  /** Tells when it is discarded, and when it is read again. */
  events: EventEmitter<{ forgotten: []; checked: [] }>;
}

/** @param root The folder that holds content/. */
export function holdContent(root = process.cwd()): HeldContent {
  let checked: Promise<Checked> | undefined;
  const events: HeldContent['events'] = new EventEmitter();
  const forget = () => {
    checked = undefined;
    events.emit('forgotten');
  };
  const check = (): Promise<Checked> => {
    const own = checkEverything(root);
    own.then(
      () => checked === own && events.emit('checked'),
      () => checked === own && forget(),
    );
    return own;
  };
  return { events, forget, checked: () => (checked ??= check()) };
}

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
    const checked = await held.checked();
    if (checked.faults.length) throw new Error(listOf(checked));
    return checked.content;
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
      if (entries) return building ? readerOf(name, entries, root) : importsOf(name, entries);
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

/** The folders that the content check reads. */
const folders = ['content', ...Object.values(photoKinds).map(({ folder }) => `public/${folder}`)];
/** Scripts of the development server and of the desk, which are there while content/ has faults. */
const ownScript = /^\/(?:@|node_modules\/|build\/desk\/)/;
/** Debounce for an editor that saves several files at once. */
const settledMs = 100;

/**
 * Keeps the development server running while content/ has faults. It shows them in the
 * terminal and in the browser, and reloads the page once they are fixed. Translations that
 * may be out of date are told in the terminal alone.
 */
function serveContent(server: ViteDevServer, root: string, held: HeldContent): void {
  const watched = folders.map((folder) => join(root, folder));
  let wasFaulty = false;
  let unread = '';
  const tell = async (): Promise<void> => {
    const { logger } = server.config;
    const checked = await held.checked().catch((error: Error) => {
      // A file was deleted while it was read. The next request reads again.
      logger.error(error.message, { timestamp: true });
    });
    const isFaulty = !!checked?.faults.length;
    if (isFaulty) logger.error(listOf(checked), { timestamp: true });
    else if (wasFaulty) logger.info(words('dev.noFault'), { timestamp: true });
    wasFaulty = isFaulty;
    if (!checked || isFaulty) return;
    const before = unread;
    unread = describeUnread(checked.content, language);
    if (unread && unread !== before) logger.warn(unread, { timestamp: true });
  };

  let settling: NodeJS.Timeout | undefined;
  server.watcher.add(watched);
  server.watcher.on('all', (_, file) => {
    if (!watched.some((folder) => file === folder || file.startsWith(folder + sep))) return;
    held.forget();
    clearTimeout(settling);
    settling = setTimeout(() => void tell().then(() => showAgain(server)), settledMs);
  });
  server.httpServer?.once('close', () => clearTimeout(settling));
  server.httpServer?.once('listening', () => void tell());
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    const [local] = server.resolvedUrls?.local ?? [];
    const { open } = server.config.server;
    // The desk, where that is what opens by itself.
    const address = String(new URL(typeof open === 'string' ? open : '', local));
    server.config.logger.info(inWords(message('dev.ready', { address }), language));
  };

  server.middlewares.use(async (request, response, next) => {
    if (ownScript.test(request.url ?? '')) return next();
    try {
      const checked = await held.checked();
      return checked.faults.length ? showFaults(response, checked) : next();
    } catch (error) {
      return next(error);
    }
  });
}

/** Rebuilds everything derived from content, in the Worker and in open browsers. */
function showAgain(server: ViteDevServer): void {
  for (const { moduleGraph, hot } of Object.values(server.environments)) {
    for (const [id, module] of moduleGraph.idToModuleMap)
      if (id.startsWith(`\0${modulePrefix}`)) moduleGraph.invalidateModule(module);
    hot.send({ type: 'full-reload' });
  }
}

function showFaults(response: ServerResponse, { content, faults }: Checked): void {
  response.statusCode = 503;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end(`<!DOCTYPE html>
<html lang="${language}">
<title>${words('dev.faults')}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<script type="module" src="/@vite/client"></script>
<style>
  body { max-width: 50rem; margin: 3rem auto; padding: 0 1rem; font: 1.1rem/1.5 sans-serif }
  p:last-child { white-space: pre-wrap; overflow-wrap: anywhere }
</style>
<h1>${words('dev.faults')}</h1>
<p>${words('dev.back')}</p>
<p>${escaped(describeFaults(faults, language, content.json))}</p>
</html>
`);
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
