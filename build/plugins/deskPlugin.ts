import type { Plugin } from 'vite';
import type { Checked } from '../content/check.ts';
import { deskConfiguration } from '../desk/configuration.ts';
import { deskFaults, deskPage, editorPage } from '../desk/pages.ts';
import type { HeldContent } from './contentPlugin.ts';

/** Where the desk is, beside the site. */
const path = '/desk';

/**
 * Serves the editor's desk beside the development server's site: a content manager, the site,
 * and the faults of content/. A build has nothing of it.
 */
export function deskPlugin(held: HeldContent): Plugin {
  return {
    name: 'desk',
    apply: 'serve',
    config: () => ({ optimizeDeps: { include: ['@sveltia/cms'] } }),
    configureServer({ middlewares, config: { root } }) {
      const answers: Record<string, () => Promise<string> | string> = {
        '/': async () => deskPage((await held.checked()).content.products.map(({ key }) => key)),
        '/editor': editorPage,
        '/configuration.json': () => JSON.stringify(deskConfiguration(root, ownRepository)),
        '/faults.json': async () => JSON.stringify(deskFaults(await held.checked())),
      };
      middlewares.use(path, async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://desk');
        const answer = answers[pathname];
        if (!answer) return next();
        try {
          const type = pathname.endsWith('.json') ? 'application/json' : 'text/html; charset=utf-8';
          const text = await answer();
          response.setHeader('Content-Type', type);
          response.setHeader('Cache-Control', 'no-store');
          response.end(text);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

/** The content manager wants a name for it, and keeps by it which folder the editor chose. */
const ownRepository = { name: 'risi/website', branch: 'main' };

/**
 * The last content without a fault, for the pages beside the desk: a fault that is being
 * edited never takes them away.
 */
export function lastFaultless(held: HeldContent): HeldContent {
  let faultless: Checked | undefined;
  return {
    forget: held.forget,
    async checked() {
      const now = await held.checked();
      if (!now.faults.length) faultless = now;
      return faultless ?? now;
    },
  };
}
