import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import type { Checked } from '../content/check.ts';
import { fixTypography } from '../content/fix.ts';
import { writeInForm } from '../content/form.ts';
import { recordReading, recordTranslated } from '../content/translations.ts';
import { deskConfiguration } from '../desk/configuration.ts';
import { deskReport } from '../desk/faults.ts';
import { changesOf, handIn, Refusal, type Told, undo } from '../desk/handIn.ts';
import { deskPage, editorPage } from '../desk/pages.ts';
import { copyTerms } from '../desk/terms.ts';
import { message } from '../messages/messages.ts';
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
        '/changes.json': async () => JSON.stringify(await changesOf(root)),
      };
      const changes: Record<string, (query: URLSearchParams) => Promise<Told> | Told> = {
        '/fix': () => {
          fixTypography(root);
          writeInForm(root);
          held.forget();
          return { said: message('desk.checking') };
        },
        '/read': async () => {
          recordReading((await held.checked()).content);
          held.forget();
          return { said: message('desk.checking') };
        },
        '/terms': (query) => copyTerms(root, query.get('from') ?? '', query.get('to') ?? ''),
        '/handIn': async (query) => {
          // The files may have changed since.
          held.forget();
          const { faults } = await held.checked();
          const day = new Date().toISOString().slice(0, 10);
          return handIn(root, { line: query.get('line') ?? '', day, faults });
        },
        '/undo': () => undo(root),
      };
      held.events.on('checked', async () => {
        const { content, faults } = await held.checked();
        if (!faults.length) recordTranslated(content);
      });
      middlewares.use(path, async (request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://desk');
        const change = changes[pathname];
        const answer = answers[pathname];
        try {
          // Of the desk alone, and of no other page that the editor has open.
          if (change && request.headers['sec-fetch-site'] === 'same-origin')
            return send(response, JSON.stringify(await change(searchParams)));
          if (pathname === '/events') return announce(response, held);
          if (answer) return send(response, await answer(), pathname.endsWith('.json'));
          next();
        } catch (error) {
          if (!(error instanceof Refusal)) return next(error);
          response.statusCode = 409;
          send(response, JSON.stringify(error));
        }
      });
    },
  };
}

function send(response: ServerResponse, text: string, isJson = true): void {
  response.setHeader('Content-Type', isJson ? 'application/json' : 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end(text);
}

/** Tells an open desk at once when content/ has changed, and when it is checked. */
function announce(response: ServerResponse, { events }: HeldContent): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  response.flushHeaders();
  for (const event of ['forgotten', 'checked'] as const) {
    const tell = () => response.write(`data: ${event}\n\n`);
    events.on(event, tell);
    response.once('close', () => events.off(event, tell));
  }
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
    ...held,
    async checked() {
      const now = await held.checked();
      if (!now.faults.length) faultless = now;
      return faultless ?? now;
    },
  };
}
