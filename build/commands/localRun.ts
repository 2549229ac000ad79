/** Shared by `npm start` and `npm run dev`. */
import { root, runTool } from './tools.ts';

/** Folder of the local bucket, KV namespace and embedded back end. */
export const stateFolder = `${root}.wrangler/state`;

/** No prompts and no telemetry. */
export const localSettings = {
  CI: '1',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
};

/** Migrates the database of the embedded back end. */
export function migrateEmbeddedBackEnd(): void {
  const parameters = [
    ...['d1', 'migrations', 'apply', 'risi-origin', '--local'],
    ...['-c', 'wrangler.origin.toml', '--persist-to', stateFolder],
  ];
  runTool('wrangler', parameters, { settings: localSettings });
}
