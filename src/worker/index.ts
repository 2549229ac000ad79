import type { Environment } from './env.ts';

type App = typeof import('./app.ts');

/** What the Worker does, from the first event on. */
let app: App | undefined;

/**
 * The platform evaluates a module more slowly before the first event than in it: so
 * this one, the entry, holds nothing.
 */
async function load(): Promise<App> {
  app ??= await import('./app.ts');
  return app;
}

export default {
  fetch: (request, environment, context) =>
    app
      ? app.fetch(request, environment, context)
      : load().then(({ fetch }) => fetch(request, environment, context)),
  queue: async (batch, environment, context) =>
    (await load()).queue(batch, environment, context),
  scheduled: async (event, environment, context) =>
    (await load()).scheduled(event, environment, context),
} satisfies ExportedHandler<Environment, string>;
