/**
 * Before `npm run dev`: local settings from the example, and the embedded origin's
 * database migrated.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync } from 'node:fs';

if (!existsSync('.dev.vars')) copyFileSync('.dev.vars.example', '.dev.vars');
const migrated = spawnSync(
  process.execPath,
  [
    'node_modules/.bin/wrangler',
    'd1',
    'migrations',
    'apply',
    'risi-origin',
    '--local',
    '-c',
    'wrangler.origin.toml',
    '--persist-to',
    '.wrangler/state',
  ],
  {
    env: {
      ...process.env,
      CI: '1',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      WRANGLER_SEND_METRICS: 'false',
    },
    encoding: 'utf8',
  },
);
if (migrated.status !== 0) {
  console.error(
    `The embedded origin's database could not be migrated\n${migrated.stdout}${migrated.stderr}`,
  );
  process.exit(1);
}
