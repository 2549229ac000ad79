import { createTestHarness } from 'wrangler';
import type { Environment } from '../../src/worker/environment.ts';

export interface RunningSite {
  /** `http://localhost:<port>`: the host rule takes it for development. */
  url: string;
  /** Structured log lines of the Workers so far. */
  logs(): string[];
  /** The site Worker's bindings, for looking into R2, KV and queues. */
  environment(): Promise<Environment>;
  /** Runs what the site does from time to time. */
  tick(): Promise<void>;
  close(): Promise<void>;
}

process.env['CLOUDFLARE_CF_FETCH_ENABLED'] = 'false';
process.env['WRANGLER_SEND_METRICS'] = 'false';

/** Starts the built Workers in workerd with fresh storage; `vars` override settings, e.g. ORIGIN_DEV_URL. */
export async function startSite(vars: Record<string, string> = {}): Promise<RunningSite> {
  const harness = createTestHarness({
    workers: [{ configPath: './dist/site/wrangler.json', vars, secrets: { ATTACHMENT_KEY: 'a key for tests only, 32 characters or more' } }, { configPath: './dist/origin/wrangler.json' }],
  });
  const { url } = await harness.listen();
  await harness.getWorker('risi-origin').applyD1Migrations('DB');
  return {
    url: `http://localhost:${url.port}`,
    logs: () => harness.getLogs().map((line) => JSON.stringify(line)),
    environment: () => harness.getWorker<Environment & Record<string, unknown>>('risi-site').getEnv() as Promise<Environment>,
    tick: async () => void (await harness.getWorker('risi-site').scheduled({ cron: '*/10 * * * *', scheduledTime: new Date() })),
    close: () => harness.close(),
  };
}
