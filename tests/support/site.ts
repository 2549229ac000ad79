import { readFileSync, writeFileSync } from 'node:fs';
import { createTestHarness } from 'wrangler';
import type { Env } from '../../src/worker/env.ts';

export interface RunningSite {
  /** `http://localhost:<port>`, which the host rule treats as development. */
  url: string;
  /** Structured log lines of the Workers so far. */
  logs(): string[];
  /** The site Worker's bindings, for inspecting R2, KV and queues. */
  environment(): Promise<Env>;
  /** Runs the site's scheduled tasks, as at this time. */
  tick(at?: Date): Promise<void>;
  /** Requests an address of any host, such as production, as the platform would. */
  ask(url: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

process.env['CLOUDFLARE_CF_FETCH_ENABLED'] = 'false';
process.env['WRANGLER_SEND_METRICS'] = 'false';

/** The site's signing key, unless a deployment has another. */
export const attachmentKey = 'a key for tests only, 32 characters or more';

/**
 * Starts the built Workers in workerd with fresh storage; `vars` override settings.
 *
 * @param metrics `platform` writes counters to the platform's own dataset, which discards
 *   them locally.
 */
export async function startSite(
  vars: Record<string, string> = {},
  { metrics }: { metrics?: 'platform' } = {},
): Promise<RunningSite> {
  const dataset = [{ binding: 'METRICS', dataset: 'risi_site' }];
  const harness = createTestHarness({
    workers: [
      {
        configPath: metrics
          ? configWith({ analytics_engine_datasets: dataset })
          : './dist/site/wrangler.json',
        vars,
        secrets: { ATTACHMENT_KEY: attachmentKey },
      },
      { configPath: './dist/origin/wrangler.json' },
    ],
  });
  const { url } = await harness.listen();
  await harness.getWorker('risi-origin').applyD1Migrations('DB');
  return {
    url: `http://localhost:${url.port}`,
    logs: () => harness.getLogs().map((line) => JSON.stringify(line)),
    environment: () =>
      harness.getWorker<Env & Record<string, unknown>>('risi-site').getEnv() as Promise<Env>,
    tick: async (at = new Date()) =>
      void (await harness
        .getWorker('risi-site')
        .scheduled({ cron: '*/3 * * * *', scheduledTime: at })),
    ask: async (url, init) =>
      (await harness.getWorker('risi-site').fetch(url, init as never)) as unknown as Response,
    close: () => harness.close(),
  };
}

/** The built site's configuration with additions, as a file beside it. */
function configWith(more: object): string {
  const path = `./dist/site/wrangler.${process.pid}.json`;
  const built = JSON.parse(readFileSync('./dist/site/wrangler.json', 'utf8')) as object;
  writeFileSync(path, JSON.stringify({ ...built, ...more }));
  return path;
}
