/**
 * `npm run deploy`: checks content/ for publication, builds for production, publishes
 * with wrangler, and looks at what it published as `npm run smoke` does.
 * `--env preview` publishes the preview instead; `--upload` uploads a version that no
 * visitor gets yet; `--allow-samples` publishes sample values knowingly; `--dry-run`
 * does everything but publish.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { reportContent } from '../content/check.ts';
import { publishedAddress } from './publishedAddress.ts';
import { report, smoke } from './smoke.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  options: {
    'allow-samples': { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    upload: { type: 'boolean', default: false },
    env: { type: 'string', default: 'production' },
  },
});
/** A new address is known everywhere within this time, in milliseconds. */
const untilKnown = 120_000;

if (!reportContent(root, { publish: true, allowSamples: values['allow-samples'] }))
  process.exit(1);
run('vite', ['build', '--logLevel', 'warn']);
const address = publish();
if (address) await inspect(address);
else if (!values['dry-run'] && !values.upload)
  console.log(
    'wrangler named no address. Look at the site yourself: npm run smoke -- https://…',
  );

/** Publishes the build, and returns its address where there is one. */
function publish(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  const output = join(folder, 'wrangler.ndjson');
  try {
    run(
      'wrangler',
      [
        ...(values.upload ? ['versions', 'upload'] : ['deploy']),
        ...(values['dry-run'] ? ['--dry-run'] : []),
      ],
      { WRANGLER_OUTPUT_FILE_PATH: output },
    );
    return values['dry-run'] || !existsSync(output)
      ? undefined
      : publishedAddress(readFileSync(output, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Looks at what was published, as soon as its address is known. */
async function inspect(address: string): Promise<void> {
  const start = Date.now();
  const answers = () =>
    fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(10_000) }).then(
      ({ status }) => status < 500,
      () => false,
    );
  while (!(await answers())) {
    if (Date.now() - start > untilKnown)
      return doubt(
        `${address} does not answer yet. Look at it later: npm run smoke -- ${address}`,
      );
    await new Promise((resolve) => setTimeout(resolve, 3_000));
  }
  const findings = await smoke(address);
  console.log(report(address, findings));
  if (findings.some(({ faults }) => faults.length))
    doubt('It is published nevertheless.');
}

function doubt(words: string): void {
  console.error(
    `${words}\nThe version before comes back with: npx wrangler rollback --env ${values.env} --yes`,
  );
  process.exitCode = 1;
}

/** Runs a tool in the open; its failure ends the deployment. */
function run(
  tool: string,
  parameters: string[],
  settings: Record<string, string> = {},
): void {
  const { status } = spawnSync(
    process.execPath,
    [`${root}node_modules/.bin/${tool}`, ...parameters],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, CLOUDFLARE_ENV: values.env, ...settings },
    },
  );
  if (status !== 0) process.exit(status ?? 1);
}
