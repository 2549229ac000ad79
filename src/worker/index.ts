import type { Env } from './env.ts';

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
  fetch: (request, env, context) =>
    app
      ? app.fetch(request, env, context)
      : load().then(({ fetch }) => fetch(request, env, context)),
  queue: async (batch, env, context) => (await load()).queue(batch, env, context),
  scheduled: async (event, env, context) => (await load()).scheduled(event, env, context),
} satisfies ExportedHandler<Env, string>;
