import type { Env } from './env.ts';

type App = typeof import('./app.ts');

/** Loaded with the first event. */
let app: App | undefined;

/**
 * Workers evaluate modules more slowly at start-up than during an event, so the entry
 * module only loads the app.
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
