import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { languages } from '../../src/site/i18n/languages.ts';
import type { Checked } from '../content/check.ts';
import { fixTypography } from '../content/fix.ts';
import { writeInForm } from '../content/form.ts';
import { recordReading, recordTranslated } from '../content/translations.ts';
import { deskConfiguration, termsFolder } from '../desk/configuration.ts';
import { deskReport } from '../desk/faults.ts';
import { countChanges, handIn, Refusal, type Told, undo } from '../desk/handIn.ts';
import { keyOf } from '../desk/key.ts';
import { deskPage, editorPage } from '../desk/pages.ts';
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
        '/changes.json': async () => JSON.stringify(await countChanges(root)),
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
 * Copies the terms of a promotion for another one, because the content manager cannot add a
 * folder of files.
 *
 * @param name Of the other promotion, as the editor types it.
 */
function copyTerms(root: string, from: string, name: string): Told {
  const [folder, to] = [join(root, termsFolder), keyOf(name)];
  if (!to) throw new Refusal(message('desk.nameless'));
  if (from !== keyOf(from) || !existsSync(join(folder, from)))
    throw new Refusal(message('desk.noTerms', { name: from }));
  if (existsSync(join(folder, to))) throw new Refusal(message('desk.termsExist', { name: to }));
  cpSync(join(folder, from), join(folder, to), { recursive: true });
  // Last in the list: so the check knows which of the two is the copy.
  const position = `position: ${readdirSync(folder).length}`;
  // The desk calls them by their title.
  const title = `title: ${JSON.stringify(name.trim())}`;
  for (const language of languages) {
    const file = join(folder, to, `${language}.md`);
    const copy = readFileSync(file, 'utf8')
      .replace(/^position: .*$/m, position)
      .replace(/^title: .*$/m, () => title);
    writeFileSync(file, copy);
  }
  return {
    said: message('desk.copied', { name: to }),
    address: `/desk/editor#/collections/terms/entries/${to}`,
  };
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
