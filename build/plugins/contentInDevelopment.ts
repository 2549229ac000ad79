import type { ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { describeFault, type Fault } from '../content/faults/fault.ts';
import { modulePrefix } from '../content/modules.ts';
import { photoKinds } from '../photos/photoKinds.ts';
import type { HeldContent } from './heldContent.ts';

/** The folders that the content check reads. */
const folders = [
  'content',
  ...Object.values(photoKinds).map(({ folder }) => `public/${folder}`),
];
/** Addresses of the development server's own scripts, which the fault page uses. */
const ownScript = /^\/(?:@|node_modules\/)/;
/** Debounce for an editor that saves several files at once. */
const settledMs = 100;

/**
 * Keeps the development server running while content/ has faults. It shows them in the
 * terminal and in the browser, and reloads the page once they are fixed.
 */
export function serveContent(
  server: ViteDevServer,
  root: string,
  held: HeldContent,
): void {
  const watched = folders.map((folder) => join(root, folder));
  let wasFaulty = false;
  const tell = async (): Promise<void> => {
    const { logger } = server.config;
    const { faults } = await held.checked().catch((error: Error) => {
      // A file was deleted while it was read. The next request reads again.
      logger.error(error.message, { timestamp: true });
      return { faults: [] };
    });
    if (faults.length)
      logger.error(`content/ has faults:\n${faults.map(describeFault).join('\n')}`, {
        timestamp: true,
      });
    else if (wasFaulty) logger.info('content/ has no fault', { timestamp: true });
    wasFaulty = faults.length > 0;
  };

  let settling: NodeJS.Timeout | undefined;
  server.watcher.add(watched);
  server.watcher.on('all', (_, file) => {
    if (!watched.some((folder) => file === folder || file.startsWith(folder + sep)))
      return;
    held.forget();
    clearTimeout(settling);
    settling = setTimeout(() => void tell().then(() => showAgain(server)), settledMs);
  });
  server.httpServer?.once('close', () => clearTimeout(settling));
  server.httpServer?.once('listening', () => void tell());

  server.middlewares.use(async (request, response, next) => {
    if (ownScript.test(request.url ?? '')) return next();
    try {
      const { faults } = await held.checked();
      return faults.length ? showFaults(response, faults) : next();
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

function showFaults(response: ServerResponse, faults: readonly Fault[]): void {
  const lines = faults.map((fault) => `<li>${escaped(describeFault(fault))}</li>`);
  response.statusCode = 503;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end(`<!DOCTYPE html>
<html lang="en">
<title>content/ has faults</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<script type="module" src="/@vite/client"></script>
<style>
  body { max-width: 50rem; margin: 3rem auto; padding: 0 1rem; font: 1.1rem/1.5 sans-serif }
  li { margin: 1rem 0; overflow-wrap: anywhere }
</style>
<h1>content/ has faults</h1>
<p>The page comes back as soon as they are mended.</p>
<ol>
${lines.join('\n')}
</ol>
</html>
`);
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
