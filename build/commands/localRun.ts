/** What `npm start` and `npm run dev` share. */
import { root, runTool } from './tools.ts';

/** Where the local site keeps its bucket, its namespace and the embedded back end. */
export const stateFolder = `${root}.wrangler/state`;

/** Nobody is asked for anything, and nothing calls home. */
export const localSettings = {
  CI: '1',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
};

/** Brings the database of the embedded back end up to date. */
export function migrateEmbeddedBackEnd(): void {
  const parameters = [
    ...['d1', 'migrations', 'apply', 'risi-origin', '--local'],
    ...['-c', 'wrangler.origin.toml', '--persist-to', stateFolder],
  ];
  runTool('wrangler', parameters, { settings: localSettings });
}
