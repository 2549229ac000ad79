/**
 * `npm run deploy`: checks content/ for publication, builds for production, and publishes with wrangler.
 * `--env preview` publishes the preview instead; `--allow-samples` publishes sample values knowingly; `--dry-run` does everything but publish.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { reportContent } from './content/check.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({ options: { 'allow-samples': { type: 'boolean', default: false }, 'dry-run': { type: 'boolean', default: false }, env: { type: 'string', default: 'production' } } });

if (!reportContent(root, { publish: true, allowSamples: values['allow-samples'] })) process.exit(1);
run('vite', ['build', '--logLevel', 'warn']);
run('wrangler', ['deploy', ...(values['dry-run'] ? ['--dry-run'] : [])]);

/** Runs a tool in the open; its failure ends the deployment. */
function run(tool: string, parameters: string[]): void {
  const { status } = spawnSync(process.execPath, [`${root}node_modules/.bin/${tool}`, ...parameters], { cwd: root, stdio: 'inherit', env: { ...process.env, CLOUDFLARE_ENV: values.env } });
  if (status !== 0) process.exit(status ?? 1);
}
