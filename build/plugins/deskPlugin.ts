import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Checked } from '../content/check.ts';
import { fixTypography } from '../content/fix.ts';
import { writeInForm } from '../content/form.ts';
import { recordReading } from '../content/translations.ts';
import { deskConfiguration, termsFolder } from '../desk/configuration.ts';
import { deskReport } from '../desk/faults.ts';
import { deskPage, editorPage } from '../desk/pages.ts';
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
        '/': deskPage,
        '/editor': editorPage,
        '/configuration.json': () => JSON.stringify(deskConfiguration(root, ownRepository)),
        '/faults.json': async () => JSON.stringify(deskReport(await held.checked())),
      };
      const changes: Record<string, (query: URLSearchParams) => Promise<string | undefined>> = {
        '/fix': async () => {
          fixTypography(root);
          writeInForm(root);
          return undefined;
        },
        '/read': async () => {
          recordReading((await held.checked()).content);
          return undefined;
        },
        '/terms': async (query) => copyTerms(root, query.get('from') ?? '', query.get('to') ?? ''),
      };
      middlewares.use(path, async (request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://desk');
        const change = changes[pathname];
        const answer = answers[pathname];
        try {
          // Of the desk alone, and of no other page that the editor has open.
          if (change && request.headers['sec-fetch-site'] === 'same-origin') {
            const mistake = await change(searchParams);
            held.forget();
            response.statusCode = mistake ? 409 : 204;
            response.end(mistake);
            return;
          }
          if (!answer) return next();
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

/**
 * Copies the terms of a promotion for another one, because the content manager cannot add a
 * folder of files.
 *
 * @returns What is wrong, in Spanish.
 */
function copyTerms(root: string, from: string, to: string): string | undefined {
  if (![from, to].every((id) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)))
    return 'El nombre lleva minúsculas, cifras y guiones, como «pipas-verano».';
  const folder = join(root, termsFolder);
  if (!existsSync(join(folder, from))) return `No hay bases que se llamen «${from}».`;
  if (existsSync(join(folder, to))) return `Ya hay unas bases que se llaman «${to}».`;
  cpSync(join(folder, from), join(folder, to), { recursive: true });
  return undefined;
}

/**
 * The content manager asks for the folder of this name, as the guide calls it, and keeps by it
 * which one the editor chose.
 */
const ownRepository = { name: 'risi/risi', branch: 'main' };

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
